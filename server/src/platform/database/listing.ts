import { limits } from 'contract/platform/limits'
import { defined } from 'contract/platform/typed'
import { type AliasedRawBuilder, type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

type Paging = { page: number; page_size: number; paginated: boolean; order: string }

/** LIMIT and OFFSET of a list: its page, or as many rows as a list without pages may hold. */
export const window = (query: Paging): { limit: number; offset: number } =>
  query.paginated
    ? { limit: query.page_size, offset: (query.page - 1) * query.page_size }
    : { limit: limits.unpaginatedMaximum, offset: 0 }

/**
 * How far from its beginning a page of a list lies: the first page of the usual size, within the first so many rows,
 * or further on.
 */
export type Depth = 'first' | 'near' | 'far'

/** So many rows from the beginning are near. */
export const near = 5 * limits.pageSize

export const depthOf = (query: Paging): Depth => {
  if (!query.paginated || query.page * query.page_size > near) return 'far'
  return query.page === 1 && query.page_size === limits.pageSize ? 'first' : 'near'
}

/**
 * The rows of a page out of all in their order. As far as it can be, the LIMIT stands in the text of the statement:
 * with one that comes as a value PostgreSQL plans the statement anew each time, which takes longer than to run it.
 */
export const pageOf = (
  depth: Depth,
  { limit, offset }: { limit: number; offset: number },
  inOrder: Expression<{ id: number }>,
): RawBuilder<{ id: number }> => {
  if (depth === 'first') return sql`(${inOrder} limit ${sql.lit(limits.pageSize)})`
  const page = sql`limit ${limit} offset ${offset}`
  return depth === 'near'
    ? sql`(select * from (${inOrder} limit ${sql.lit(near)}) as near ${page})`
    : sql`(${inOrder} ${page})`
}

/** What an order of a call sorts by, of what each name that the call allows sorts by. */
export const sortedBy = <Sorting>(sortings: Readonly<Record<string, Sorting>>, order: string): Sorting =>
  defined(sortings[order.replace(/^-/, '')])

/**
 * ORDER BY from the names a call allows, each tied to its column here; the id decides between equals.
 * `columns` maps every allowed name: what a client writes never becomes SQL.
 */
export const ordered = (
  order: string,
  columns: Readonly<Record<string, string>>,
  tie: string,
): RawBuilder<unknown> => {
  const column = sql.ref(sortedBy(columns, order))
  return order.startsWith('-')
    ? sql`${column} desc nulls last, ${sql.ref(tie)} desc`
    : sql`${column} asc nulls last, ${sql.ref(tie)} asc`
}

/**
 * ORDER BY over several columns that are never null: each name a call allows has its keys here, the id last.
 * Without a word on nulls an index is walked in either direction.
 */
export const orderedBy = (
  order: string,
  keys: Readonly<Record<string, (string | RawBuilder<unknown>)[]>>,
): RawBuilder<unknown> => {
  const direction = order.startsWith('-') ? sql`desc` : sql`asc`
  return sql.join(
    sortedBy(keys, order).map((key) => sql`${typeof key === 'string' ? sql.ref(key) : key} ${direction}`),
  )
}

/** `%`, `_` and `\` of what people search for are letters, not patterns. */
export const containing = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`

type Place = { id: number; position: number }

/** The ids of a page, in their order, as a table to join the rows to: only what is shown is looked up. */
export const placed = (ids: Expression<{ id: number }>): AliasedRawBuilder<Place, 'page'> =>
  sql<Place>`(select id, row_number() over () as position from ${ids} as ids)`.as('page')

/**
 * The rows of a page, each with its `position`, and the count of the whole list, in one statement. A page past the
 * end is empty and still counted.
 */
export const countedPage = <Row extends { position: number }>(
  count: Expression<number>,
  rows: Expression<Row>,
): RawBuilder<Row & { count: number }> => sql`
  select counted.count, rows.* from (select ${count} as count) as counted left join ${rows} as rows on true
  order by rows.position`

/** What that statement found: of an empty page the count comes with nothing beside it. */
export const countedRows = <Row extends { position: number }>(found: (Row & { count: number })[]) => ({
  count: found[0]?.count ?? 0,
  rows: found.filter(({ position }) => position !== null),
})

/** Both for a list that is written anew each time. */
export const counted = async <Row extends { position: number }>(
  db: Db,
  count: Expression<number>,
  rows: Expression<Row>,
) => countedRows((await countedPage(count, rows).execute(db)).rows)
