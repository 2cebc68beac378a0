import type { Actor } from 'contract/access/scope'
import { domainNumbers } from 'contract/evaluation/scores/summary'
import type { SpreadOfSchools } from 'contract/insight/statistics/middle-half'
import { sql } from 'kysely'
import { ofSchools, type Scope, scopeCondition, scopeOf } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { spreadOfDomains } from '../statistics/findings/similar-queries.ts'

export type SchoolInGroup = {
  year: number | null
  own: (number | null)[]
  schools: number
  domains: SpreadOfSchools[]
}
type Values = { areas: number[]; school: number }

const ownPoints = sql.join(domainNumbers.map((number) => sql.ref(`own.points_${number}`)))

/** The last counted line of each school, without filters. */
const counts = (table: string) =>
  sql`${sql.ref(`${table}.current_of`)} <> 0 and ${sql.ref(`${table}.current_of`)} & 1 <> 0`

/** A school in scope and its group, which is the same for all readers. */
const inGroup = prepared<Scope, Values, SchoolInGroup>(
  (_db, scope, { areas, school }) => sql<SchoolInGroup>`
    select own.year, json_build_array(${ownPoints}) as own, of_group.schools, of_group.domains
    from schools
      left join line_summaries own on own.school_id = schools.id and ${counts('own')}
      cross join lateral (
        select count(*)::int as schools, ${spreadOfDomains} as domains from line_summaries
        where line_summaries.country_id = schools.country_id and line_summaries.management = schools.management
          and line_summaries.type_of_school = schools.type_of_school and ${counts('line_summaries')}) as of_group
    where schools.id = ${school}::int and ${scopeCondition(scope, areas, ofSchools)}`,
)

export const schoolInGroup = async (db: Db, actor: Actor, school: number) => {
  const [row] = await inGroup(db, scopeOf(actor), { areas: actor.areas, school })
  return row
}
