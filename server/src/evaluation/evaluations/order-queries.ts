import { type RawBuilder, sql } from 'kysely'
import { sortedBy } from '../../platform/database/listing.ts'
import type { Shape } from './list-shape.ts'

/** The order of the life cycle, as the index lines_by_stage_of_life has it. */
const stageOfLife = (lines: string) =>
  sql`(case ${sql.ref(`${lines}.status`)} when 'OPEN' then 1 when 'IN REVIEW' then 2 when 'VALIDATED' then 3 else 4 end)`

type Order = 'updated_at' | 'school' | 'date' | 'year' | 'status'

/** Of what stands for the lines. */
type Sorting = {
  key(lines: string): RawBuilder<unknown>
  tie(lines: string): RawBuilder<unknown>
  of: 'schools' | 'lines' | null
  /** Rows without it come last, whichever way. */
  mayLack?: true
}

/** What each order sorts by, and the id that decides between equals: of the table whose index holds both. */
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

/** By the key and the tie of the candidates in `from`. */
export const orderBy = (shape: Shape, from: string): RawBuilder<unknown> => {
  const direction = shape.order.startsWith('-') ? sql`desc` : sql`asc`
  const nulls = sortingOf(shape).mayLack ? sql`nulls last` : sql``
  return sql`order by ${sql.ref(`${from}.key`)} ${direction} ${nulls}, ${sql.ref(`${from}.tie`)} ${direction}`
}
