import { whoOpenTheSchools } from 'contract/access/disclosure'
import { seesWholeCountries } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import {
  learnerCounts,
  type SchoolStatistic,
  type Statistics,
  type StatisticsFilters,
  staffCounts,
} from 'contract/insight/statistics/statistics'
import { levels, managements, typesOfSchool } from 'contract/places/school-fields'
import { limits } from 'contract/platform/limits'
import type { Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Reading } from '../../access/disclosure/learners.ts'
import { learnerNumbers } from '../../access/disclosure/queries.ts'
import { ofSchools, ofSummaries } from '../../access/scope.ts'
import { countryName } from '../../places/countries/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { type CellRow, named } from './cells.ts'
import {
  type Filters,
  inRegion,
  lastOfSchool,
  ofKind,
  type Selection,
  selectionOf,
  withinPlaces,
} from './filter-queries.ts'
import { type Found, isIndexScan, schoolsToScan } from './index-scan.ts'
import { filtersLines, narrows, shownOfSchools } from './shown-schools.ts'

type Numbers = Record<string, RawBuilder<unknown>>
type Row = CellRow

const eachOf = (names: readonly string[], of: (name: string) => RawBuilder<unknown>): Numbers =>
  Object.fromEntries(names.map((name) => [name, of(name)]))

const equal = (column: string) => (name: string) => sql`(${sql.ref(column)} = ${sql.lit(name)})::int`
const count = (name: string) => sql.ref(`schools.${name}`)
const isEvaluated = sql`line_summaries.school_id is not null`

/** What is summed over the schools of a place, by type. */
const numbers: Record<SchoolStatistic, Numbers> = {
  count: { schools: sql`1`, evaluated: sql`(${isEvaluated})::int` },
  management: eachOf(managements, equal('schools.management')),
  type_of_school: eachOf(typesOfSchool, equal('schools.type_of_school')),
  level: eachOf(levels, (name) => sql`(${sql.lit(name)} = any(schools.levels))::int`),
  learners: learnerNumbers(learnerCounts),
  staff: eachOf(staffCounts, count),
}

/** Schools in scope and in the requested country, with their last matching line where it is filtered. */
const within = (selection: Selection<SchoolStatistic>, filters: Filters): RawBuilder<unknown> => sql`
  schools
  ${
    selection.type === 'count' || filtersLines(selection.has)
      ? sql`left join line_summaries on line_summaries.school_id = schools.id and ${lastOfSchool(selection, filters)}`
      : sql``
  }
  where ${withinPlaces(ofSchools, selection, filters)}`

/** Filters by kind of school; evaluated and other schools are counted side by side. */
const ofTheKind = ({ type, has }: Selection<SchoolStatistic>, filters: Filters): RawBuilder<unknown> => sql`
  and ${ofKind('schools', { has }, filters)} ${filtersLines(has) && type !== 'count' ? sql`and ${isEvaluated}` : sql``}`

const ofPlaces = prepared<Selection<SchoolStatistic>, Filters, Row>((_db, selection, filters) => {
  const { type, language } = selection
  const sums = Object.values(numbers[type]).map((value) => sql`sum(${value})`)
  return sql<Row>`
    select country, ${countryName(language)} as country_name, region, regions.name as region_name, null as school,
      null as school_name, ${inRegion('region', selection, filters)} as is_asked, found.schools, found.schools as lines,
      found.numbers
    from (
      select schools.country_id as country, schools.region_id as region, count(*) as schools,
        array[${sql.join(sums)}]::float8[] as numbers
      from ${within(selection, filters)} ${ofTheKind(selection, filters)}
      group by schools.country_id, schools.region_id
    ) as found
    join regions on regions.id = found.region
    join countries on countries.id = found.country
    order by regions.folded, regions.id`
})

/** Schools by name: all, or the first ones. */
const inOrder = (
  selection: Selection<SchoolStatistic>,
  filters: Filters,
  from: RawBuilder<unknown>,
) => sql<Row>`
  select schools.country_id as country, schools.region_id as region, schools.id as school,
    schools.name as school_name, ${inRegion('schools.region_id', selection, filters)} as is_asked, 1 as schools,
    1 as lines, array[${sql.join(Object.values(numbers[selection.type]))}]::float8[] as numbers
  from ${from}
  order by schools.folded, schools.id`

const matching = (selection: Selection<SchoolStatistic>, filters: Filters): RawBuilder<unknown> =>
  sql`${within(selection, filters)} ${ofTheKind(selection, filters)} and ${inRegion('schools.region_id', selection, filters)}`

const first = sql`limit ${sql.lit(limits.unpaginatedMaximum)}`

/** By an index scan of the names. */
const ofFirstSchools = prepared<Selection<SchoolStatistic>, Filters, Row>(
  (_db, selection, filters) =>
    sql<Row>`${inOrder(selection, filters, matching(selection, filters))} ${first}`,
)

/** At most one matching line of each school. */
const evaluated = (selection: Selection<SchoolStatistic>, filters: Filters): RawBuilder<unknown> => sql`
  line_summaries where ${lastOfSchool(selection, filters)} and ${withinPlaces(ofSummaries, selection, filters)}
    and ${ofKind('line_summaries', selection, filters)} and ${inRegion('line_summaries.region_id', selection, filters)}`

/** For few evaluated schools: they are found and sorted, because a scan of the names would meet few. */
const ofFewSchools = prepared<Selection<SchoolStatistic>, Filters, Row>(
  (_db, selection, filters) => sql<Row>`
    with found as materialized (select line_summaries.school_id from ${evaluated(selection, filters)})
    ${inOrder(selection, filters, sql`found join schools on schools.id = found.school_id`)} ${first}`,
)

const countOf = prepared<Selection<SchoolStatistic>, Filters, { schools: number }>(
  (_db, selection, filters) => sql`select count(*) as schools from ${matching(selection, filters)}`,
)

const countOfEvaluated = prepared<Selection<SchoolStatistic>, Filters, Found>(
  (_db, selection, filters) => sql<Found>`
    select count(*) as found, ${schoolsToScan(selection, filters)} as schools from ${evaluated(selection, filters)}`,
)

/** Statistics of schools in scope, with small numbers hidden. */
export const schoolStatisticsOf = async (
  db: Db,
  actor: Actor,
  language: Language,
  query: StatisticsFilters & { type: SchoolStatistic },
  reading: Reading = { audience: whoOpenTheSchools },
): Promise<Statistics> => {
  const { selection, filters } = selectionOf(actor, language, query)
  const names = Object.keys(numbers[query.type])
  // Of a coordinator's country only the own regions are read.
  const isWhole = seesWholeCountries(actor)
  const isFiltered = narrows(selection.has)
  const shown = (rows: Row[], all?: number) =>
    shownOfSchools({ ...query, isFiltered, isWhole }, language, named(names, rows), reading, all)
  if (query.model !== 'school') return shown(await ofPlaces(db, selection, filters))
  if (query.type !== 'count' && filtersLines(selection.has)) {
    const [all] = await countOfEvaluated(db, selection, filters)
    const way = isIndexScan(all) ? ofFirstSchools : ofFewSchools
    return shown(await way(db, selection, filters), all?.found ?? 0)
  }
  const rows = await ofFirstSchools(db, selection, filters)
  if (rows.length < limits.unpaginatedMaximum) return shown(rows)
  // The total does not depend on lines where all schools are listed, evaluated or not.
  const has = { ...selection.has, instrument: false, year: false, up_to_year: false, kind: false }
  const [all] = await countOf(db, { ...selection, type: 'staff', has }, filters)
  return shown(rows, all?.schools)
}
