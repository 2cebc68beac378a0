import type { Actor } from 'contract/access/scope'
import type { Evaluation, NewEvaluation } from 'contract/evaluation/evaluations'
import type { LineBrief } from 'contract/evaluation/lines'
import type { Language, Ref } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { ofEvaluations, ofSchools, rowsInScope } from '../../access/scope.ts'
import { countryName } from '../../places/countries/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonTime } from '../../platform/database/json.ts'
import { lineBrief } from '../lines/queries.ts'

const ref = (id: RawBuilder<unknown>, name: RawBuilder<unknown>): RawBuilder<Ref> =>
  sql`json_build_object('id', ${id}, 'name', ${name})`

/**
 * A place of the evaluation, as a subquery: each joined table would double the plans that PostgreSQL considers
 * (docs/decisions/176).
 */
const placeRef = (table: 'schools' | 'regions' | 'countries', column: string, name: RawBuilder<unknown>) =>
  sql<Ref>`(select ${ref(sql.ref(`${table}.id`), name)} from ${sql.table(table)}
    where ${sql.ref(`${table}.id`)} = ${sql.ref(`evaluations.${column}`)})`

const instrumentName = (language: Language): RawBuilder<string> =>
  sql`coalesce(instruments.texts -> ${language}::text ->> 'name', instruments.texts -> 'en' ->> 'name')`

export const instrumentOfEvaluations: RawBuilder<unknown> = sql`
  join instruments on instruments.id = evaluations.instrument_id`

const everyLine: RawBuilder<LineBrief[]> = sql`(
  select json_agg(${lineBrief} order by lines.kind)
  from lines join line_summaries on line_summaries.line_id = lines.id
  where lines.evaluation_id = evaluations.id)`

/**
 * The JSON of an evaluation with one line in full; `lines` has all in brief, oldest first, `further` additional
 * fields.
 */
export const evaluationShape = <Shown>(
  language: Language,
  line: RawBuilder<Shown>,
  lines = everyLine,
  further: RawBuilder<unknown> = sql``,
): RawBuilder<Omit<Evaluation, 'line'> & { line: Shown }> => sql`json_build_object(
  'id', evaluations.id,
  'school', ${placeRef('schools', 'school_id', sql`schools.name`)},
  'region', ${placeRef('regions', 'region_id', sql`regions.name`)},
  'country', ${placeRef('countries', 'country_id', countryName(language))},
  'instrument', ${ref(sql`instruments.id`, instrumentName(language))},
  'date', evaluations.date, 'period', evaluations.period, 'line', ${line},
  'lines', ${lines},
  'version', evaluations.version, 'updated_at', ${jsonTime('evaluations.updated_at')} ${further})`

/** The school in scope, locked so that two evaluations are not created at once; other writes are not blocked. */
export const lockedSchool = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('schools')
    .where('id', '=', id)
    .where(rowsInScope(actor, ofSchools))
    .select(['id', 'id as school', 'region_id as region', 'country_id as country'])
    .forNoKeyUpdate()
    .executeTakeFirst()

export const instrumentById = (db: Db, id: number) =>
  db.selectFrom('instruments').select(['id', 'enabled', 'country_id']).where('id', '=', id).executeTakeFirst()

/** Instruments with which the school has an evaluation whose latest line is not closed. */
export const unfinishedOf = async (db: Db, school: number): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('evaluations')
    .innerJoin('lines', 'lines.evaluation_id', 'evaluations.id')
    .where('evaluations.school_id', '=', school)
    .where('lines.status', '<>', 'CLOSED')
    .select('evaluations.instrument_id as instrument')
    .distinct()
    .execute()
  return new Set(rows.map(({ instrument }) => instrument))
}

export const hasUnfinished = async (db: Db, school: number, instrument: number): Promise<boolean> =>
  (await unfinishedOf(db, school)).has(instrument)

export const addEvaluation = async (
  db: Db,
  school: { id: number; region: number; country: number },
  { instrument, date, period, year }: z.output<typeof NewEvaluation>,
  by: number,
): Promise<{ id: number; line: number }> => {
  const { rows } = await sql<{ id: number; line: number }>`
    with evaluation as (
      insert into evaluations (school_id, region_id, country_id, instrument_id, date, period, created_by)
      values (${school.id}, ${school.region}, ${school.country}, ${instrument}, ${date}, ${period}, ${by})
      returning id),
    line as (insert into lines (evaluation_id, kind, year) select id, 1, ${year}::int from evaluation returning id),
    summary as (insert into line_summaries (line_id) select id from line),
    plan as (insert into action_plans (line_id) select id from line)
    select evaluation.id, line.id as line from evaluation, line`.execute(db)
  const [added] = rows
  if (!added) throw new Error('No evaluation was added')
  return added
}

/** The evaluation in scope, locked after its lines; every write locks in this order, which avoids deadlocks. */
export const lockedEvaluation = async (db: Db, actor: Actor, id: number) => {
  const lines = await db
    .selectFrom('lines')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .where('evaluations.id', '=', id)
    .where(rowsInScope(actor, ofEvaluations))
    .select(['lines.id', 'lines.kind', 'lines.status'])
    .orderBy('lines.kind')
    .modifyEnd(sql`for update of lines`)
    .execute()
  const evaluation = await db
    .selectFrom('evaluations')
    .where('id', '=', id)
    .where(rowsInScope(actor, ofEvaluations))
    .select([
      'id',
      'school_id as school',
      'region_id as region',
      'country_id as country',
      'instrument_id as instrument',
      'date',
      'period',
      'version',
    ])
    .forUpdate()
    .executeTakeFirst()
  return evaluation && { ...evaluation, lines }
}

export const changeEvaluation = async (
  db: Db,
  id: number,
  change: { date?: string | null | undefined; period?: string | null | undefined },
): Promise<void> => {
  await db
    .updateTable('evaluations')
    .set({
      ...(change.date !== undefined && { date: change.date }),
      ...(change.period !== undefined && { period: change.period }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes the evaluation with all its parts; its files are marked for the sweeper. */
export const removeEvaluation = async (db: Db, id: number, lines: number[]): Promise<void> => {
  await db
    .updateTable('files')
    .set({ deleted_at: sql`now()` })
    .where(sql<boolean>`line_id = any(${lines}::int[])`)
    .where('deleted_at', 'is', null)
    .execute()
  await db.deleteFrom('evaluations').where('id', '=', id).execute()
}
