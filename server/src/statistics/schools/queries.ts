import type { Actor } from 'contract/permissions'
import { levels, managements, typesOfSchool } from 'contract/schools'
import type { Language } from 'contract/shapes'
import {
  learnerCounts,
  type SchoolStatistic,
  type Statistics,
  type StatisticsFilters,
  staffCounts,
} from 'contract/statistics'
import { type RawBuilder, sql } from 'kysely'
import { ofSchools, reachOf } from '../../areas/reach.ts'
import { countryName } from '../../countries/queries.ts'
import type { Db } from '../../database/db.ts'
import { prepared } from '../../database/prepared.ts'
import type { ClassCell } from '../cells.ts'
import { type Asking, askingOf, type Filters, fitting, inCountry, inRegion } from '../filters/queries.ts'
import { asksOfLines, type Narrowing, narrowedBy, shownOfSchools } from './shown.ts'

type Numbers = Record<string, RawBuilder<unknown>>

const eachOf = (names: readonly string[], of: (name: string) => RawBuilder<unknown>): Numbers =>
  Object.fromEntries(names.map((name) => [name, of(name)]))

const equal = (column: string) => (name: string) =>
  sql`count(*) filter (where ${sql.ref(column)} = ${sql.lit(name)})`
const added = (name: string) => sql`sum(${sql.ref(`schools.${name}`)})`

/** What is added up of the schools of a place, by type. */
const numbers: Record<SchoolStatistic, Numbers> = {
  count: { schools: sql`count(*)`, evaluated: sql`count(evaluated.school_id)` },
  management: eachOf(managements, equal('schools.management')),
  type_of_school: eachOf(typesOfSchool, equal('schools.type_of_school')),
  level: eachOf(levels, (name) => sql`count(*) filter (where ${sql.lit(name)} = any(schools.levels))`),
  learners: eachOf(learnerCounts, added),
  staff: eachOf(staffCounts, added),
}

const kinds: Record<Narrowing, RawBuilder<unknown>> = {
  management: sql`schools.management`,
  type_of_school: sql`schools.type_of_school`,
  evaluated: sql`(evaluated.school_id is not null)::text`,
}

const statistics = prepared<Asking<SchoolStatistic>, Filters, ClassCell>((_db, asking, filters) => {
  const { has, type, language } = asking
  const bySchool = asking.model === 'school'
  const isCount = type === 'count'
  const [narrow, ...more] = narrowedBy(has)
  // learners of the other kinds too: whether theirs are few decides what may be said of these
  const byClass = type === 'learners' && narrow !== undefined && more.length === 0
  const kind = byClass ? kinds[narrow] : null
  const isKind = byClass
    ? { management: filters.management, type_of_school: filters.type_of_school, evaluated: 'true' }[narrow]
    : null
  const conditions = byClass
    ? []
    : [
        ...(has.management ? [sql`schools.management = ${filters.management}`] : []),
        ...(has.type_of_school ? [sql`schools.type_of_school = ${filters.type_of_school}`] : []),
        ...(asksOfLines(has) && !isCount ? [sql`evaluated.school_id is not null`] : []),
      ]
  return sql<ClassCell>`
    select country, ${countryName(language)} as country_name, region, regions.name as region_name, school,
      school_name, ${inRegion('region', asking, filters)} as is_asked, found.schools, found.schools as lines,
      found.numbers, kind, ${isKind === null ? sql`true` : sql`kind = ${isKind}`} as is_kind
    from (
      select schools.country_id as country, schools.region_id as region, count(*) as schools,
        ${bySchool ? sql`schools.id` : sql`null::int`} as school,
        ${bySchool ? sql`schools.name` : sql`null`} as school_name,
        ${bySchool ? sql`schools.folded` : sql`null`} as folded, ${kind ?? sql`'all'`} as kind,
        json_build_object(${sql.join(Object.entries(numbers[type]).flatMap(([name, value]) => [sql.lit(name), value]))})
          as numbers
      from schools
      ${
        isCount || asksOfLines(has)
          ? sql`left join (
              select distinct line_summaries.school_id from line_summaries where ${fitting(asking, filters, true)}
            ) as evaluated on evaluated.school_id = schools.id`
          : sql``
      }
      where ${reachOf(asking.scope, filters.areas, ofSchools)}
        and ${inCountry('schools.country_id', asking, filters)}
        ${conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``}
      group by schools.country_id, schools.region_id
        ${bySchool ? sql`, schools.id` : sql``} ${kind ? sql`, ${kind}` : sql``}
    ) as found
    join regions on regions.id = found.region
    join countries on countries.id = found.country
    order by ${bySchool ? sql`found.folded, found.school` : sql`regions.folded, regions.id`}`
})

/** Statistics of the schools within reach, with small numbers hidden. */
export const schoolStatisticsOf = async (
  db: Db,
  actor: Actor,
  language: Language,
  asked: StatisticsFilters & { type: SchoolStatistic },
): Promise<Statistics> => {
  const { asking, filters } = askingOf(actor, language, asked)
  return shownOfSchools(asked, language, await statistics(db, asking, filters), narrowedBy(asking.has))
}
