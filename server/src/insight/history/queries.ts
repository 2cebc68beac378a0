import { withoutSmallCounts } from 'contract/access/disclosure'
import type { Actor } from 'contract/access/scope'
import type { AuditEntry, AuditList, HistoryEntry, HistoryType, historyCalls } from 'contract/insight/history'
import type { Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { namedTo } from '../../access/user-scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { personOf } from '../../platform/database/json.ts'
import { counted, window } from '../../platform/database/listing.ts'

type Fields = Record<string, unknown> | null

/** Audited actions that change nothing, and so are not part of a history. */
const withoutChange = [
  'auth.login',
  'auth.login_failed',
  'auth.throttled',
  'auth.logout',
  'auth.refresh_reuse',
  'file.download',
  'permission.denied',
  'auth.password_wrong',
  'request.limited',
  'input.refused',
]

/** Values before or after, with personal fields if the reader may see them. */
const withPersonal = (field: 'old' | 'new', isSeen: RawBuilder<boolean>): RawBuilder<Fields> => sql`
  case when ${isSeen} and audit.personal ? ${field}::text
    then coalesce(audit.${sql.ref(field)}, '{}') || (audit.personal -> ${field}::text)
    else audit.${sql.ref(field)} end`

export const rowsOf = (db: Db, isSeen: RawBuilder<boolean>) =>
  db
    .selectFrom('audit')
    .select([
      'audit.id',
      'audit.at',
      'audit.deed',
      personOf<AuditEntry['by']>('audit.actor_id').as('by'),
      withPersonal('old', isSeen).as('old'),
      withPersonal('new', isSeen).as('new'),
    ])

export const newestFirst = sql<number>`row_number() over (order by audit.id desc)`

/**
 * Types that belong to no single place, so that their authors may be outside the reader's scope; all others were
 * changed by people with the reader's place.
 */
const isOfAllPlaces = (type: HistoryType): boolean =>
  ['suggestion', 'instrument', 'option', 'user'].includes(type)

/** Newest first; readers of a person also get e-mail addresses, and nobody gets hidden texts. */
export const historyOf = (
  db: Db,
  actor: Actor,
  query: z.output<(typeof historyCalls)['history']['query']>,
): Promise<{ count: number; rows: HistoryEntry[] }> => {
  const object = sql<boolean>`audit.object_type = ${query.object_type} and audit.object_id = ${query.object_id}
    and audit.deed <> all(${withoutChange}::text[])`
  const isSeen = sql<boolean>`${query.object_type === ('user' satisfies HistoryType)}::boolean`
  const { limit, offset } = window({ ...query, paginated: true, order: '' })
  const page = db.selectFrom('audit').select('id').where(object).orderBy('id', 'desc')
  const rows = rowsOf(db, isSeen)
    .where('audit.id', 'in', page.limit(limit).offset(offset))
    .select([
      newestFirst.as('position'),
      sql<boolean>`audit.actor_id is not null and ${isOfAllPlaces(query.object_type)}::boolean and not exists (
        select from users where users.id = audit.actor_id and ${namedTo(actor)})`.as('by_hidden'),
    ])
  return counted(db, sql<number>`(select count(*)::int from audit where ${object})`, rows)
    .then(listed)
    .then(({ count, rows: entries }) => ({
      count,
      rows: entries.map((entry) => (entry.by_hidden ? { ...entry, by: null } : entry)),
    }))
}

const matching = (db: Db, query: z.output<typeof AuditList>) => {
  const { actor, deed: action, object_type, object_id, from, to } = query
  return db
    .selectFrom('audit')
    .$if(actor !== undefined, (some) => some.where('actor_id', '=', actor ?? 0))
    .$if(action !== undefined, (some) => some.where('deed', '=', action ?? ''))
    .$if(object_type !== undefined, (some) => some.where('object_type', '=', object_type ?? ''))
    .$if(object_id !== undefined, (some) => some.where('object_id', '=', object_id ?? 0))
    .$if(from !== undefined, (some) => some.where('at', '>=', from ?? ''))
    .$if(to !== undefined, (some) => some.where(until(to ?? '')))
}

/** A day is included as a whole, a time to its second. */
const until = (to: string): RawBuilder<boolean> =>
  to.length === 10
    ? sql`audit.at < ${to}::date + 1`
    : sql`audit.at < ${to}::timestamptz + interval '1 second'`

/** Rows that have the name of their line. */
const ofLine = ['result', 'file', 'comment', 'note'] as const

const lineName = (id: RawBuilder<unknown>) => sql`
  (select schools.name || ' ' || lines.year from lines join evaluations on evaluations.id = lines.evaluation_id
    join schools on schools.id = evaluations.school_id where lines.id = ${id})`

/** The present name of an entry's row, for people and places only; never a text that somebody wrote. */
const nameOfObject = (language: Language) => {
  const ofRows = ofLine.map((type) => {
    const rows = sql.table(`${type}s`)
    return sql`when ${sql.lit(type)} then ${lineName(sql`(select line_id from ${rows} where ${rows}.id = audit.object_id)`)}`
  })
  return sql<string | null>`case audit.object_type
    when 'country' then (select names ->> ${language}::text from countries where id = audit.object_id)
    when 'region' then (select name from regions where id = audit.object_id)
    when 'school' then (select name from schools where id = audit.object_id)
    when 'user' then (select full_name from users where id = audit.object_id)
    when 'evaluation' then (select schools.name from evaluations
      join schools on schools.id = evaluations.school_id where evaluations.id = audit.object_id)
    when 'line' then ${lineName(sql`audit.object_id`)}
    ${sql.join(ofRows, sql` `)} end`
}

const timesOf = sql<number>`case when audit.new ? 'times' then (audit.new ->> 'times')::int else 1 end`

/** The complete audit, newest first. */
export const auditList = async (
  db: Db,
  language: Language,
  query: z.output<typeof AuditList>,
): Promise<{ count: number; rows: AuditEntry[] }> => {
  const { limit, offset } = window({ ...query, paginated: true, order: '' })
  // With a filter on time, ordered by time, so that its index is used without scanning newer rows.
  const isOfTime = query.from !== undefined || query.to !== undefined
  const page = matching(db, query)
    .select('id')
    .$if(isOfTime, (some) => some.orderBy('at', 'desc'))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
  const rows = rowsOf(db, sql<boolean>`true`)
    .where('audit.id', 'in', page)
    .select([
      'audit.object_type',
      'audit.object_id',
      'audit.request_id',
      nameOfObject(language).as('object_name'),
      timesOf.as('times'),
      newestFirst.as('position'),
    ])
  const count = matching(db, query).select(sql<number>`count(*)::int`.as('count'))
  const { rows: found, ...all } = await counted(db, sql<number>`${count}`, rows).then(listed)
  return { ...all, rows: found.map(withoutCountsOfSchools) }
}

/** This list covers all schools, so small counts are hidden as in the list of schools. */
const withoutCountsOfSchools = (entry: AuditEntry): AuditEntry =>
  entry.object_type === ('school' satisfies HistoryType)
    ? { ...entry, old: withoutSmallCounts(entry.old), new: withoutSmallCounts(entry.new) }
    : entry

export const listed = <Row extends { position: number; old: Fields; new: Fields }>({
  count,
  rows,
}: {
  count: number
  rows: Row[]
}) => ({ count, rows: rows.map(({ position: _, ...row }) => row) })
