import { type LineStatus, lineStatuses } from 'contract/evaluation/lines'
import { domainNumbers, stageCountNames } from 'contract/evaluation/scores/summary'
import type { EvaluationStatistic } from 'contract/insight/statistics/statistics'
import { cellsOfLine } from 'contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import { figuresOfPlan } from '../../../platform/database/tables/summaries.ts'
import type { Filters } from '../filter-queries.ts'

type Numbers = Record<string, RawBuilder<unknown>>

const isStatus = (status: LineStatus) => sql`line_summaries.status = ${sql.lit(status)}`

const byDomain = (of: (number: number) => Numbers): Numbers =>
  Object.assign({}, ...domainNumbers.map((number) => of(number)))

const column = (kind: string, number: number) => sql.ref(`line_summaries.${kind}_${number}`)

/**
 * Numbers of one line by type; over several lines they are summed, but for `min_` and `max_`. Used again in
 * ../shown.ts.
 */
export const numbersOf = ({ today }: Filters): Record<EvaluationStatistic, Numbers> => ({
  status: Object.fromEntries(lineStatuses.map((status) => [status, sql`(${isStatus(status)})::int`])),
  progress: {
    answered: sql.ref('line_summaries.answered'),
    indicators: sql.ref('instruments.indicator_count'),
    cells_complete: sql.ref('line_summaries.cells_complete'),
    cells: sql.lit(cellsOfLine),
  },
  domains: byDomain((number) => ({
    [`n_${number}`]: sql`(${column('points', number)} is not null)::int`,
    [`sum_${number}`]: sql`coalesce(${column('points', number)}, 0)`,
    [`min_${number}`]: column('points', number),
    [`max_${number}`]: column('points', number),
  })),
  stages: byDomain((number) =>
    Object.fromEntries(stageCountNames.map((name) => [`${name}_${number}`, column(name, number)])),
  ),
  lines: {
    base: sql.ref('line_summaries.base_points'),
    second: sql.ref('line_summaries.second_points'),
    third: sql.ref('line_summaries.points'),
  },
  priorities: byDomain((number) => ({
    [`goals_${number}`]: column('goals', number),
    [`weight_${number}`]: column('weight', number),
  })),
  plans: {
    ...Object.fromEntries(figuresOfPlan.map((name) => [name, sql.ref(`line_summaries.${name}`)])),
    // The number of sorted deadlines before today, as in isOverdue.
    actions_overdue: sql`coalesce(width_bucket(${today}::date - 1, line_summaries.deadlines), 0)`,
  },
})

/** Types that count the latest line of each evaluation; the others count one line of each school. */
export const isOfEvaluations = (type: EvaluationStatistic): boolean =>
  type === 'status' || type === 'progress'

const arrayOf = (values: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`array[${sql.join(values)}]::float8[]`

/** The numbers of one line. */
export const ofLine = (type: EvaluationStatistic, filters: Filters): RawBuilder<unknown> =>
  arrayOf(Object.values(numbersOf(filters)[type]))

/** The numbers of several lines together. */
export const ofLines = (type: EvaluationStatistic, filters: Filters): RawBuilder<unknown> => {
  if (type === 'status')
    return arrayOf(lineStatuses.map((status) => sql`count(*) filter (where ${isStatus(status)})`))
  return arrayOf(
    Object.entries(numbersOf(filters)[type]).map(([name, value]) => {
      const aggregate = ['min', 'max'].find((each) => name.startsWith(`${each}_`)) ?? 'sum'
      return sql`${sql.raw(aggregate)}(${value})`
    }),
  )
}
