import { areaKindOf } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { sql } from 'kysely'
import { type Scope, scopeOf } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { prepared } from '../../platform/database/prepared.ts'

/**
 * A short state of these places' statistics, which changes with each change of a school, a line's figures or a name
 * (migration 135), also in other places of the same country. The countries are part of it, since a region may move to
 * another one.
 */
const state = prepared<Scope, { areas: number[] }, { state: string | null }>((_db, scope, { areas }) => {
  const kind = areaKindOf(scope.role)
  if (kind === null) return sql`select sum(changes)::text as state from figure_changes`
  // For one place PostgreSQL reuses its plan; for several it plans each time.
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
