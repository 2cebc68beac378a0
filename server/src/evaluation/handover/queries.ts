import {
  type Handover,
  type HandoverKind,
  type Holding,
  handoverKinds,
  namedInHandover,
} from 'contract/people/handover'
import { type RawBuilder, sql } from 'kysely'
import { ofDrafts, ofEvaluations, rowsInScope } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { type Asking, kindsOf } from './holding-queries.ts'

const mostTakers = 200
const byNeed = sql`is_idle desc, takes desc, taker_name, taker`

/** Joins each row of the kind with each possible successor. */
const pairs = (asking: Asking, kind: HandoverKind): RawBuilder<unknown> => {
  const { rows, takers, may } = kindsOf(asking)[kind]
  return sql`
    select held.*, users.id as taker, users.full_name as taker_name, users.role as taker_role,
      not exists (select from areas where areas.user_id = users.id) as is_idle
    from (${rows}) as held
    join lateral (${takers}) as near on true
    join users on users.id = near.user_id
    where users.is_active and users.deleted_at is null and users.id <> ${asking.holder.id}::int and ${may}`
}

const holdingOf = (asking: Asking, kind: HandoverKind): RawBuilder<Holding> => sql`(
  with held as materialized (${kindsOf(asking)[kind].rows}),
  first as (select * from held order by due, name, id limit ${sql.lit(namedInHandover)}),
  every_taker as (
    select taker, taker_name, taker_role, is_idle, count(*)::int as takes from (${pairs(asking, kind)}) as pair
    group by taker, taker_name, taker_role, is_idle),
  takers as (select * from every_taker order by ${byNeed} limit ${sql.lit(mostTakers)})
  select json_build_object('kind', ${kind}::text, 'count', (select count(*) from held),
    'items', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'text', text, 'due', due)
      order by due, name, id), '[]') from first),
    'takers', (select coalesce(json_agg(json_build_object('id', taker, 'name', taker_name, 'role', taker_role,
      'takes', takes) order by ${byNeed}), '[]') from takers),
    'more_takers', (select count(*) from every_taker) - (select count(*) from takers)))`

const roundsOf = ({ actor, holder }: Asking): RawBuilder<number> => sql`(
  select count(*)::int from rating_raters
  join rating_rounds on rating_rounds.id = rating_raters.round_id
  join lines on lines.id = rating_rounds.line_id
  join evaluations on evaluations.id = lines.evaluation_id
  where rating_raters.user_id = ${holder.id}::int and rating_raters.finished_at is null
    and ${rowsInScope(actor, ofEvaluations)})`

const draftsOf = ({ actor, holder }: Asking): RawBuilder<number> => sql`(
  select count(*)::int from edition_drafts
  where edition_drafts.opened_by = ${holder.id}::int and edition_drafts.released_id is null
    and ${rowsInScope(actor, ofDrafts)})`

export const handoverOf = async (db: Db, asking: Asking): Promise<Handover> => {
  const columns = handoverKinds.map((kind) => sql`${holdingOf(asking, kind)} as ${sql.ref(kind)}`)
  const { rows } = await sql<Record<HandoverKind, Holding> & Pick<Handover, 'rounds' | 'drafts'>>`
    select ${sql.join(columns)}, ${roundsOf(asking)} as rounds, ${draftsOf(asking)} as drafts`.execute(db)
  const [found] = rows
  if (!found) throw new Error('The statement of a handover answers one row')
  const { rounds, drafts } = found
  return {
    holdings: handoverKinds.map((kind) => found[kind]).filter(({ count }) => count > 0),
    rounds,
    drafts,
  }
}

const takenBy = async (db: Db, asking: Asking, kind: HandoverKind, taker: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct id from (${pairs(asking, kind)}) as pair where taker = ${taker}::int order by id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

type Row = { id: number; country: number; region: number | null; school: number | null }

export const giveLines = async (db: Db, asking: Asking, taker: number) => {
  const ids = await takenBy(db, asking, 'lines', taker)
  return db
    .updateTable('lines')
    .set({ reviewer_id: taker, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', 'in', sql<number>`(select unnest(${ids}::int[]))`)
    .where('reviewer_id', '=', asking.holder.id)
    .where('status', '=', 'IN REVIEW')
    .returning(['id', sql<string | null>`review_by::text`.as('review_by')])
    .execute()
}

export const givePlaces = async (db: Db, asking: Asking, taker: number): Promise<Row[]> => {
  const ids = await takenBy(db, asking, 'places', taker)
  const { rows } = await sql<Row>`
    update areas set user_id = ${taker}::int, created_at = now()
    where areas.id = any(${ids}::int[]) and areas.user_id = ${asking.holder.id}::int
    returning areas.id,
      coalesce(areas.country_id, (select country_id from regions where regions.id = areas.region_id),
        (select country_id from schools where schools.id = areas.school_id)) as country,
      coalesce(areas.region_id, (select region_id from schools where schools.id = areas.school_id)) as region,
      areas.school_id as school`.execute(db)
  return rows
}

export const giveActions = async (db: Db, asking: Asking, taker: number) => {
  const ids = await takenBy(db, asking, 'actions', taker)
  return db
    .updateTable('actions')
    .set({
      accountable: sql`(select full_name from users where users.id = ${taker}::int)`,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', 'in', sql<number>`(select unnest(${ids}::int[]))`)
    .returning('id')
    .execute()
}
