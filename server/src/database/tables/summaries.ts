import { limits } from 'contract/limits'
import type { LineStatus } from 'contract/lines'
import type { School } from 'contract/schools'
import { stageNames } from 'contract/standing'
import type { Generated } from 'kysely'

/** What a line's summary says of each domain; the columns end in the domain's number. */
export const figuresByDomain = ['points', ...stageNames, 'goals', 'weight'] as const

type DomainNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7
export type FiguresColumn = `${(typeof figuresByDomain)[number]}_${DomainNumber}` | 'points'

/** Null as long as the line is not validated; points also where a domain is not reported. */
export type Figures = Record<FiguresColumn, number | null>

export const domainNumbers = Array.from({ length: limits.domains }, (_, place) => place + 1) as DomainNumber[]

export const figuresColumns: readonly FiguresColumn[] = [
  'points',
  ...figuresByDomain.flatMap((kind) => domainNumbers.map((number) => `${kind}_${number}` as const)),
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
  } & { [Column in FiguresColumn]: Generated<number | null> }
}
