import type { LineStatus } from 'contract/evaluation/lines'
import { actionStatuses } from 'contract/evaluation/plan/actions'
import { goalStatuses } from 'contract/evaluation/plan/goals'
import { type DomainNumber, domainNumbers, stageCountNames } from 'contract/evaluation/scores/summary'
import type { School } from 'contract/places/schools'
import type { Generated } from 'kysely'

/** What a line's summary says of each domain; the columns end in the domain's number. */
export const figuresByDomain = ['points', ...stageCountNames, 'goals', 'weight'] as const

/** How many goals and actions of its plan have each status. */
export const figuresOfPlan = [
  ...goalStatuses.map((status) => `goals_${status}` as const),
  ...actionStatuses.map((status) => `actions_${status}` as const),
] as const

export type FiguresColumn =
  | `${(typeof figuresByDomain)[number]}_${DomainNumber}`
  | (typeof figuresOfPlan)[number]
  | 'points'

/**
 * Null as long as the line is not validated; points also where a domain is not reported. `deadlines`: YYYY-MM-DD of the
 * actions that are neither completed nor cancelled, in order. `indicator_points`: a character for each indicator.
 */
export type StoredFigures = Record<FiguresColumn, number | null> & {
  deadlines: string[]
  indicator_points: string
}

export const figuresColumns: readonly FiguresColumn[] = [
  'points',
  ...figuresByDomain.flatMap((kind) => domainNumbers.map((number) => `${kind}_${number}` as const)),
  ...figuresOfPlan,
]

export type SummariesTables = {
  /** Made with its line's id alone: the database places it. The figures come when the line is validated. */
  line_summaries: {
    line_id: number
    answered: Generated<number>
    cells_complete: Generated<number>
    evaluation_id: Generated<number>
    school_id: Generated<number>
    region_id: Generated<number>
    country_id: Generated<number>
    instrument_id: Generated<number>
    kind: Generated<number>
    year: Generated<number>
    is_latest: Generated<boolean>
    /** Bits for each way of narrowing: see `lastOfSchool` in statistics/filters. */
    current_of: Generated<number>
    status: Generated<LineStatus>
    management: Generated<School['management']>
    type_of_school: Generated<School['type_of_school']>
    is_latest_of_year: Generated<boolean>
    base_points: Generated<number | null>
    second_points: Generated<number | null>
    /** The least year of the lines after it, for each way of narrowing: see `lastOfSchool`. */
    evaluation_followed_in: Generated<number>
    followed_in: Generated<number>
    followed_in_instrument: Generated<number>
    followed_in_kind: Generated<number>
    followed_in_both: Generated<number>
    deadlines: Generated<string[] | null>
    /** See `pointsText` in contract/src/evaluation/scores/points-text.ts. */
    indicator_points: Generated<string | null>
  } & { [Column in FiguresColumn]: Generated<number | null> }
}
