import { whoOpenTheSchools } from 'contract/access/disclosure'
import type { Actor } from 'contract/access/scope'
import type {
  EvaluationStatistic,
  Statistics,
  StatisticsFilters,
} from 'contract/insight/statistics/statistics'
import { limits } from 'contract/platform/limits'
import type { Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { AveragesReading } from '../../../access/disclosure/averages.ts'
import { ofSchools, ofSummaries } from '../../../access/scope.ts'
import { countryName } from '../../../places/countries/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { type CellRow, named } from '../cells.ts'
import {
  type Filters,
  inRegion,
  lastOfEvaluation,
  lastOfSchool,
  ofKind,
  type Selection,
  selectionOf,
  withinPlaces,
} from '../filter-queries.ts'
import { type Found, isIndexScan, schoolsToScan } from '../index-scan.ts'
import { isOfEvaluations, numbersOf, ofLine, ofLines } from './number-queries.ts'
import { shownOfLines } from './shown.ts'

/** The lines that count: the last of each evaluation, or of each school. */
const counted = (selection: Selection<EvaluationStatistic>, filters: Filters): RawBuilder<unknown> =>
  sql`${(isOfEvaluations(selection.type) ? lastOfEvaluation : lastOfSchool)(selection, filters)}
    and ${selection.type === 'lines' ? sql`line_summaries.points is not null` : sql`true`}`

/** Of those the ones within the requested places and schools. */
const matching = (selection: Selection<EvaluationStatistic>, filters: Filters): RawBuilder<unknown> =>
  sql`${counted(selection, filters)} and ${withinPlaces(ofSummaries, selection, filters)}
    and ${ofKind('line_summaries', selection, filters)}
    and ${selection.model === 'school' ? inRegion('line_summaries.region_id', selection, filters) : sql`true`}`

const withInstruments = (type: EvaluationStatistic): RawBuilder<unknown> =>
  type === 'progress' ? sql`join instruments on instruments.id = line_summaries.instrument_id` : sql``

const ofPlaces = prepared<Selection<EvaluationStatistic>, Filters, CellRow>((_db, selection, filters) => {
  const { type, language } = selection
  const schools = isOfEvaluations(type) ? sql`count(distinct line_summaries.school_id)` : sql`count(*)`
  return sql<CellRow>`
    select country, ${countryName(language)} as country_name, region, regions.name as region_name, null as school,
      null as school_name, ${inRegion('region', selection, filters)} as is_asked, found.schools, found.lines, found.numbers
    from (
      select line_summaries.country_id as country, line_summaries.region_id as region, count(*) as lines,
        ${schools} as schools, ${ofLines(type, filters)} as numbers
      from line_summaries ${withInstruments(type)}
      where ${matching(selection, filters)}
      group by line_summaries.country_id, line_summaries.region_id
    ) as found
    join regions on regions.id = found.region
    join countries on countries.id = found.country
    order by regions.folded, regions.id`
})

const first = sql`limit ${sql.lit(limits.unpaginatedMaximum)}`

/** The only counted line of a school, or the total of its lines. */
const ofOneSchool = (type: EvaluationStatistic, filters: Filters) =>
  isOfEvaluations(type)
    ? { lines: sql`count(*)`, numbers: ofLines(type, filters), isGrouped: true }
    : { lines: sql`1`, numbers: ofLine(type, filters), isGrouped: false }

/**
 * The first schools by name, by scanning the index of names; numbers of single schools are never hidden here, so the
 * others are not needed.
 */
const ofSchoolsInOrder = prepared<Selection<EvaluationStatistic>, Filters, CellRow>(
  (_db, selection, filters) => {
    const { type } = selection
    const { lines, numbers, isGrouped } = ofOneSchool(type, filters)
    const from = sql`
    from schools
    join line_summaries on line_summaries.school_id = schools.id ${withInstruments(type)}
    where ${counted(selection, filters)} and ${withinPlaces(ofSchools, selection, filters)}
      and ${ofKind('schools', selection, filters)} and ${inRegion('schools.region_id', selection, filters)}`
    if (!isGrouped)
      return sql<CellRow>`
      select schools.country_id as country, schools.region_id as region, schools.id as school,
        schools.name as school_name, true as is_asked, 1 as schools, ${lines} as lines, ${numbers} as numbers
      ${from} order by schools.folded, schools.id ${first}`
    // Grouped by the line's school: grouped by the schools' id, PostgreSQL would lose the order and read all.
    return sql<CellRow>`
    select min(schools.country_id) as country, min(schools.region_id) as region, line_summaries.school_id as school,
      min(schools.name) as school_name, true as is_asked, 1 as schools, ${lines} as lines, ${numbers} as numbers
    ${from} group by schools.folded, line_summaries.school_id order by schools.folded, line_summaries.school_id ${first}`
  },
)

/** Redundant for the result, but limits the schools that are read. */
const schoolsOf = (selection: Selection<EvaluationStatistic>, filters: Filters): RawBuilder<unknown> =>
  sql`join schools on schools.id = found.school and ${withinPlaces(ofSchools, selection, filters)}`

/** For few matching schools: they are found and sorted, because a scan of the names would meet few. */
const ofFewSchools = prepared<Selection<EvaluationStatistic>, Filters, CellRow>((_db, selection, filters) => {
  const { type } = selection
  const { lines, numbers, isGrouped } = ofOneSchool(type, filters)
  return sql<CellRow>`
    with found as materialized (
      select line_summaries.school_id as school, ${lines} as lines, ${numbers} as numbers
      from line_summaries ${withInstruments(type)}
      where ${matching(selection, filters)} ${isGrouped ? sql`group by line_summaries.school_id` : sql``})
    select schools.country_id as country, schools.region_id as region, schools.id as school,
      schools.name as school_name, true as is_asked, 1 as schools, found.lines, found.numbers
    from found ${schoolsOf(selection, filters)} order by schools.folded, schools.id ${first}`
})

/** For more than fit on the page: sorted by names only, and read only if shown. */
const ofFirstOfFew = prepared<Selection<EvaluationStatistic>, Filters, CellRow>((_db, selection, filters) => {
  const { type } = selection
  return sql<CellRow>`
    with found as materialized (
      select line_summaries.line_id as line, line_summaries.school_id as school from line_summaries
      where ${matching(selection, filters)}),
    shown as materialized (
      select found.line, schools.id, schools.country_id, schools.region_id, schools.name, schools.folded
      from found ${schoolsOf(selection, filters)} order by schools.folded, schools.id ${first})
    select shown.country_id as country, shown.region_id as region, shown.id as school, shown.name as school_name,
      true as is_asked, 1 as schools, 1 as lines, ${ofLine(type, filters)} as numbers
    from shown join line_summaries on line_summaries.line_id = shown.line order by shown.folded, shown.id`
})

const total = prepared<Selection<EvaluationStatistic>, Filters, Found>(
  (_db, selection, filters) => sql<Found>`
    select count(*) as found, ${schoolsToScan(selection, filters)} as schools
    from line_summaries where ${matching(selection, filters)}`,
)

/** Statistics of lines in scope, with small numbers hidden. */
export const evaluationStatisticsOf = async (
  db: Db,
  actor: Actor,
  language: Language,
  query: StatisticsFilters & { type: EvaluationStatistic },
  reading: AveragesReading = { audience: whoOpenTheSchools },
): Promise<Statistics> => {
  const shown = { ...query, reading }
  const selected = selectionOf(actor, language, query)
  // Rounds are compared in order: when one exists, the ones before it do.
  const isLines = query.type === 'lines' && !selected.selection.has.kind
  const selection = isLines
    ? { ...selected.selection, has: { ...selected.selection.has, kind: true } }
    : selected.selection
  const filters = isLines ? { ...selected.filters, kind: 3 } : selected.filters
  const names = Object.keys(numbersOf(filters)[query.type])
  if (query.model !== 'school')
    return shownOfLines(shown, language, named(names, await ofPlaces(db, selection, filters)))
  const [all] = await total(db, selection, filters)
  const lines = all?.found ?? 0
  const isCut = lines > limits.unpaginatedMaximum && !isOfEvaluations(query.type)
  const way = isIndexScan(all) ? ofSchoolsInOrder : isCut ? ofFirstOfFew : ofFewSchools
  return shownOfLines(shown, language, named(names, await way(db, selection, filters)), lines)
}
