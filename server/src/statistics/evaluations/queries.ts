import { cellsOfLine, limits } from 'contract/limits'
import { type LineStatus, lineStatuses } from 'contract/lines'
import type { Actor } from 'contract/permissions'
import type { Language } from 'contract/shapes'
import { stageNames } from 'contract/standing'
import type { EvaluationStatistic, Statistics, StatisticsFilters } from 'contract/statistics'
import { type RawBuilder, sql } from 'kysely'
import { ofSchools, ofSummaries } from '../../areas/reach.ts'
import { countryName } from '../../countries/queries.ts'
import type { Db } from '../../database/db.ts'
import { prepared } from '../../database/prepared.ts'
import { domainNumbers, figuresOfPlan } from '../../database/tables/summaries.ts'
import { type CellRow, named } from '../cells.ts'
import {
  type Asking,
  askingOf,
  type Filters,
  inRegion,
  lastOfEvaluation,
  lastOfSchool,
  ofKind,
  withinPlaces,
} from '../filters/queries.ts'
import { shownOfLines } from './shown.ts'

type Numbers = Record<string, RawBuilder<unknown>>

const isStatus = (status: LineStatus) => sql`line_summaries.status = ${sql.lit(status)}`

const byDomain = (of: (number: number) => Numbers): Numbers =>
  Object.assign({}, ...domainNumbers.map((number) => of(number)))

const column = (kind: string, number: number) => sql.ref(`line_summaries.${kind}_${number}`)

/** Of one line, by type; of several they are added up, but for `min_` and `max_`. Read again in shown.ts. */
const numbersOf = ({ today }: Filters): Record<EvaluationStatistic, Numbers> => ({
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
    Object.fromEntries(stageNames.map((stage) => [`${stage}_${number}`, column(stage, number)])),
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
    // how many of the deadlines, which stand in order, lie before today: the rule of isOverdue
    actions_overdue: sql`coalesce(width_bucket(${today}::date - 1, line_summaries.deadlines), 0)`,
  },
})

/** Of several evaluations of a school the latest line of each counts; of the other types one line of a school. */
const isOfEvaluations = (type: EvaluationStatistic): boolean => type === 'status' || type === 'progress'

const arrayOf = (values: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`array[${sql.join(values)}]::float8[]`

const ofLine = (type: EvaluationStatistic, filters: Filters): RawBuilder<unknown> =>
  arrayOf(Object.values(numbersOf(filters)[type]))

const ofLines = (type: EvaluationStatistic, filters: Filters): RawBuilder<unknown> => {
  if (type === 'status')
    return arrayOf(lineStatuses.map((status) => sql`count(*) filter (where ${isStatus(status)})`))
  return arrayOf(
    Object.entries(numbersOf(filters)[type]).map(([name, value]) => {
      const together = ['min', 'max'].find((each) => name.startsWith(`${each}_`)) ?? 'sum'
      return sql`${sql.raw(together)}(${value})`
    }),
  )
}

/** The lines that count: the last of each evaluation, or of each school. */
const counted = (asking: Asking<EvaluationStatistic>, filters: Filters): RawBuilder<unknown> =>
  sql`${(isOfEvaluations(asking.type) ? lastOfEvaluation : lastOfSchool)(asking, filters)}
    and ${asking.type === 'lines' ? sql`line_summaries.points is not null` : sql`true`}`

/** The same within the places and among the schools asked for. */
const asked = (asking: Asking<EvaluationStatistic>, filters: Filters): RawBuilder<unknown> =>
  sql`${counted(asking, filters)} and ${withinPlaces(ofSummaries, asking, filters)}
    and ${ofKind('line_summaries', asking, filters)}
    and ${asking.model === 'school' ? inRegion('line_summaries.region_id', asking, filters) : sql`true`}`

const withInstruments = (type: EvaluationStatistic): RawBuilder<unknown> =>
  type === 'progress' ? sql`join instruments on instruments.id = line_summaries.instrument_id` : sql``

const ofPlaces = prepared<Asking<EvaluationStatistic>, Filters, CellRow>((_db, asking, filters) => {
  const { type, language } = asking
  const schools = isOfEvaluations(type) ? sql`count(distinct line_summaries.school_id)` : sql`count(*)`
  return sql<CellRow>`
    select country, ${countryName(language)} as country_name, region, regions.name as region_name, null as school,
      null as school_name, ${inRegion('region', asking, filters)} as is_asked, found.schools, found.lines, found.numbers
    from (
      select line_summaries.country_id as country, line_summaries.region_id as region, count(*) as lines,
        ${schools} as schools, ${ofLines(type, filters)} as numbers
      from line_summaries ${withInstruments(type)}
      where ${asked(asking, filters)}
      group by line_summaries.country_id, line_summaries.region_id
    ) as found
    join regions on regions.id = found.region
    join countries on countries.id = found.country
    order by regions.folded, regions.id`
})

const first = sql`limit ${sql.lit(limits.unpaginatedMaximum)}`

/** Of a school, its one line that counts, or what its lines are together. */
const ofOneSchool = (type: EvaluationStatistic, filters: Filters) =>
  isOfEvaluations(type)
    ? { lines: sql`count(*)`, numbers: ofLines(type, filters), isGrouped: true }
    : { lines: sql`1`, numbers: ofLine(type, filters), isGrouped: false }

/**
 * The schools that come first by their names, walked in the order of the names: no number of a school is hidden from
 * who may see the school, so the others need not be looked at.
 */
const ofSchoolsInOrder = prepared<Asking<EvaluationStatistic>, Filters, CellRow>((_db, asking, filters) => {
  const { type } = asking
  const { lines, numbers, isGrouped } = ofOneSchool(type, filters)
  const from = sql`
    from schools
    join line_summaries on line_summaries.school_id = schools.id ${withInstruments(type)}
    where ${counted(asking, filters)} and ${withinPlaces(ofSchools, asking, filters)}
      and ${ofKind('schools', asking, filters)} and ${inRegion('schools.region_id', asking, filters)}`
  if (!isGrouped)
    return sql<CellRow>`
      select schools.country_id as country, schools.region_id as region, schools.id as school,
        schools.name as school_name, true as is_asked, 1 as schools, ${lines} as lines, ${numbers} as numbers
      ${from} order by schools.folded, schools.id ${first}`
  // by the line's school: grouped by its own id PostgreSQL forgets the order of the names and reads all of them
  return sql<CellRow>`
    select min(schools.country_id) as country, min(schools.region_id) as region, line_summaries.school_id as school,
      min(schools.name) as school_name, true as is_asked, 1 as schools, ${lines} as lines, ${numbers} as numbers
    ${from} group by schools.folded, line_summaries.school_id order by schools.folded, line_summaries.school_id ${first}`
})

/** The same where few schools have lines that count: these are found and then sorted, since a walk would meet few of them. */
const ofFewSchools = prepared<Asking<EvaluationStatistic>, Filters, CellRow>((_db, asking, filters) => {
  const { type } = asking
  const { lines, numbers, isGrouped } = ofOneSchool(type, filters)
  return sql<CellRow>`
    with found as materialized (
      select line_summaries.school_id as school, ${lines} as lines, ${numbers} as numbers
      from line_summaries ${withInstruments(type)}
      where ${asked(asking, filters)} ${isGrouped ? sql`group by line_summaries.school_id` : sql``})
    select schools.country_id as country, schools.region_id as region, schools.id as school,
      schools.name as school_name, true as is_asked, 1 as schools, found.lines, found.numbers
    from found join schools on schools.id = found.school order by schools.folded, schools.id ${first}`
})

/** So many lines are few. */
const few = 3 * limits.unpaginatedMaximum

const total = prepared<Asking<EvaluationStatistic>, Filters, { lines: number }>(
  (_db, asking, filters) => sql`
    select count(*) as lines from line_summaries where ${asked(asking, filters)}`,
)

/** Statistics of the lines within reach, with small numbers hidden. */
export const evaluationStatisticsOf = async (
  db: Db,
  actor: Actor,
  language: Language,
  asks: StatisticsFilters & { type: EvaluationStatistic },
): Promise<Statistics> => {
  const given = askingOf(actor, language, asks)
  // lines stand beside each other up to the kind asked for: when it is there, those before it are
  const isLines = asks.type === 'lines' && !given.asking.has.kind
  const asking = isLines ? { ...given.asking, has: { ...given.asking.has, kind: true } } : given.asking
  const filters = isLines ? { ...given.filters, kind: 3 } : given.filters
  const names = Object.keys(numbersOf(filters)[asks.type])
  if (asks.model !== 'school')
    return shownOfLines(asks, language, named(names, await ofPlaces(db, asking, filters)))
  const [all] = await total(db, asking, filters)
  const lines = all?.lines ?? 0
  const way = lines > few ? ofSchoolsInOrder : ofFewSchools
  return shownOfLines(asks, language, named(names, await way(db, asking, filters)), lines)
}
