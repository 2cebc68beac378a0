import { areaKindOf } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { sql } from 'kysely'
import { type Scope, scopeOf } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { prepared } from '../../platform/database/prepared.ts'

/**
 * What statistics of these places are made of, in short: it changes with each change of a school, a line's figures or a
 * name (migration 135), also of places beside them in the same country. The countries stand in it, since a region may
 * come into another one.
 */
const state = prepared<Scope, { areas: number[] }, { state: string | null }>((_db, scope, { areas }) => {
  const kind = areaKindOf(scope.role)
  if (kind === null) return sql`select sum(changes)::text as state from figure_changes`
  // of one place PostgreSQL keeps its plan; of several it makes it anew each time
  const places = scope.hasOneArea ? sql`select (${areas}::int[])[1]` : sql`select unnest(${areas}::int[])`
  const countries =
    kind === 'country'
      ? places
      : sql`select country_id from ${sql.table(kind === 'region' ? 'regions' : 'schools')} where id in (${places})`
  return sql`
    select json_object_agg(country_id, changes order by country_id)::text as state
    from (
      select country_id, sum(changes) as changes from figure_changes
      where country_id in (${countries}) group by country_id) counted`
})

export const stateOfFigures = async (db: Db, actor: Actor): Promise<string> => {
  const [row] = await state(db, scopeOf(actor), { areas: actor.areas })
  return row?.state ?? ''
}
