import { cellsOfLine } from 'contract/limits'
import { lineStatuses } from 'contract/lines'
import type { Actor } from 'contract/permissions'
import type { Language } from 'contract/shapes'
import { stageNames } from 'contract/standing'
import type { EvaluationStatistic, Statistics, StatisticsFilters } from 'contract/statistics'
import { type RawBuilder, sql } from 'kysely'
import { countryName } from '../../countries/queries.ts'
import type { Db } from '../../database/db.ts'
import { prepared } from '../../database/prepared.ts'
import { domainNumbers } from '../../database/tables/summaries.ts'
import type { Cell } from '../cells.ts'
import { type Asking, askingOf, type Filters, fitting, inCountry, inRegion } from '../filters/queries.ts'
import { shownOfLines } from './shown.ts'

type Numbers = Record<string, RawBuilder<unknown>>

const byDomain = (of: (number: number) => Numbers): Numbers =>
  Object.assign({}, ...domainNumbers.map((number) => of(number)))

const column = (kind: string, number: number) => sql.ref(`line_summaries.${kind}_${number}`)

/**
 * What is added up of the lines of a place, by type; `min_` and `max_` are not added. The names are read again in
 * values.ts.
 */
const numbers: Record<EvaluationStatistic, Numbers> = {
  status: Object.fromEntries(
    lineStatuses.map((status) => [
      status,
      sql`count(*) filter (where line_summaries.status = ${sql.lit(status)})`,
    ]),
  ),
  progress: {
    answered: sql`sum(line_summaries.answered)`,
    indicators: sql`sum(instruments.indicator_count)`,
    cells_complete: sql`sum(line_summaries.cells_complete)`,
    cells: sql`count(*) * ${sql.lit(cellsOfLine)}`,
  },
  domains: byDomain((number) => ({
    [`n_${number}`]: sql`count(${column('points', number)})`,
    [`sum_${number}`]: sql`coalesce(sum(${column('points', number)}), 0)`,
    [`min_${number}`]: sql`min(${column('points', number)})`,
    [`max_${number}`]: sql`max(${column('points', number)})`,
  })),
  stages: byDomain((number) =>
    Object.fromEntries(stageNames.map((stage) => [`${stage}_${number}`, sql`sum(${column(stage, number)})`])),
  ),
  lines: {
    base: sql`sum(base.points)`,
    second: sql`sum(second.points)`,
    third: sql`sum(third.points)`,
  },
  priorities: byDomain((number) => ({
    [`goals_${number}`]: sql`sum(${column('goals', number)})`,
    [`weight_${number}`]: sql`sum(${column('weight', number)})`,
  })),
}

/** Which of the fitting lines counts: the latest of each evaluation, or of each school. */
const isTheLast = (asking: Asking<EvaluationStatistic>, filters: Filters): RawBuilder<boolean> => {
  const ofEvaluation = asking.type === 'status' || asking.type === 'progress'
  const { instrument, year, kind } = asking.has
  if (!instrument && !year && !kind)
    return sql.ref(`line_summaries.${ofEvaluation ? 'is_latest' : 'is_current'}`)
  // an evaluation has one line of a kind
  if (ofEvaluation && kind) return sql`true`
  // plus nought: else PostgreSQL walks the owner's index and fetches each line by itself
  const owner = sql.ref(ofEvaluation ? 'line_summaries.evaluation_id' : 'line_summaries.school_id')
  return sql`line_summaries.line_id in (
    select max(line_summaries.line_id) from line_summaries where ${fitting(asking, filters, !ofEvaluation)}
    group by ${owner} + 0)`
}

/**
 * The lines of one evaluation side by side, up to the kind asked for. The last of them is what is looked for: then
 * those before it are there.
 */
const besides = ({ type }: Asking<EvaluationStatistic>): RawBuilder<unknown> => {
  const line = (name: string, kind: number) => sql`
    left join line_summaries ${sql.ref(name)} on ${sql.ref(`${name}.evaluation_id`)} = line_summaries.evaluation_id
      and ${sql.ref(`${name}.kind`)} = ${sql.lit(kind)} and line_summaries.kind >= ${sql.lit(kind)}`
  return type === 'lines' ? sql`${line('base', 1)} ${line('second', 2)} ${line('third', 3)}` : sql``
}

const statistics = prepared<Asking<EvaluationStatistic>, Filters, Cell>((_db, given, filters) => {
  const isLines = given.type === 'lines'
  // without a kind asked for, all three are
  const asking = isLines ? { ...given, has: { ...given.has, kind: true } } : given
  const bySchool = given.model === 'school'
  const counted = given.type !== 'status' && given.type !== 'progress'
  const school = bySchool ? sql`line_summaries.school_id` : sql`null::int`
  // a school's line is the only one of that school
  const schools = counted ? sql`count(*)` : sql`count(distinct line_summaries.school_id)`
  const { management, type_of_school } = given.has
  return sql<Cell>`
    select country, ${countryName(given.language)} as country_name, region, regions.name as region_name, school,
      ${bySchool ? sql`schools.name` : sql`null`} as school_name, ${inRegion('region', given, filters)} as is_asked,
      found.schools, found.lines, found.numbers
    from (
      select line_summaries.country_id as country, line_summaries.region_id as region, ${school} as school,
        ${schools} as schools, count(*) as lines,
        json_build_object(${sql.join(Object.entries(numbers[given.type]).flatMap(([name, value]) => [sql.lit(name), value]))})
          as numbers
      from line_summaries ${besides(given)}
      ${given.type === 'progress' ? sql`join instruments on instruments.id = line_summaries.instrument_id` : sql``}
      where ${fitting(asking, filters, counted)} and ${isTheLast(asking, filters)}
        and ${inCountry('line_summaries.country_id', given, filters)}
        and ${bySchool ? inRegion('line_summaries.region_id', given, filters) : sql`true`}
        and ${isLines ? sql`line_summaries.points is not null` : sql`true`}
        and ${management ? sql`line_summaries.management = ${filters.management}` : sql`true`}
        and ${type_of_school ? sql`line_summaries.type_of_school = ${filters.type_of_school}` : sql`true`}
      group by line_summaries.country_id, line_summaries.region_id ${bySchool ? sql`, line_summaries.school_id` : sql``}
    ) as found
    join regions on regions.id = found.region
    join countries on countries.id = found.country
    ${bySchool ? sql`join schools on schools.id = found.school` : sql``}
    order by ${bySchool ? sql`schools.folded, schools.id` : sql`regions.folded, regions.id`}`
})

/** Statistics of the lines within reach, with small numbers hidden. */
export const evaluationStatisticsOf = async (
  db: Db,
  actor: Actor,
  language: Language,
  asked: StatisticsFilters & { type: EvaluationStatistic },
): Promise<Statistics> => {
  const { asking, filters } = askingOf(actor, language, asked)
  const isLines = asked.type === 'lines' && !asking.has.kind
  const cells = await statistics(db, asking, isLines ? { ...filters, kind: 3 } : filters)
  return shownOfLines(asked, language, cells)
}
