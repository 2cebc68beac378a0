import { type RawBuilder, sql } from 'kysely'
import { sortedBy } from '../../platform/database/listing.ts'
import type { Shape } from './list-shape.ts'

/** The order of the life cycle, as in the index lines_by_stage_of_life. */
const stageOfLife = (lines: string) =>
  sql`(case ${sql.ref(`${lines}.status`)} when 'OPEN' then 1 when 'IN REVIEW' then 2 when 'VALIDATED' then 3 else 4 end)`

type Order = 'updated_at' | 'school' | 'date' | 'year' | 'status'

type Sorting = {
  key(lines: string): RawBuilder<unknown>
  tie(lines: string): RawBuilder<unknown>
  of: 'schools' | 'lines' | null
  /** Rows without a value come last in both directions. */
  mayLack?: true
}

/** The sort key of each order, and the id that breaks ties, from the table whose index has both. */
const orders: Record<Order, Sorting> = {
  updated_at: { key: () => sql`evaluations.updated_at`, tie: () => sql`evaluations.id`, of: null },
  date: { key: () => sql`evaluations.date`, tie: () => sql`evaluations.id`, of: null, mayLack: true },
  school: { key: () => sql`schools.folded`, tie: () => sql`evaluations.id`, of: 'schools' },
  year: {
    key: (lines) => sql.ref(`${lines}.year`),
    tie: (lines) => sql.ref(`${lines}.evaluation_id`),
    of: 'lines',
  },
  status: { key: stageOfLife, tie: (lines) => sql.ref(`${lines}.evaluation_id`), of: 'lines' },
}

export const sortingOf = ({ order }: Shape): Sorting => sortedBy(orders, order)

export const orderBy = (shape: Shape, from: string): RawBuilder<unknown> => {
  const direction = shape.order.startsWith('-') ? sql`desc` : sql`asc`
  const nulls = sortingOf(shape).mayLack ? sql`nulls last` : sql``
  return sql`order by ${sql.ref(`${from}.key`)} ${direction} ${nulls}, ${sql.ref(`${from}.tie`)} ${direction}`
}
