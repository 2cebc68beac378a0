import { type AreaKind, areaKindOf } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { AnnouncedChange } from 'contract/insight/changes'
import { type RawBuilder, sql } from 'kysely'
import { ofSchools, regionScope, rowsInScope } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonTime } from '../../platform/database/json.ts'

const columns: Record<AreaKind, string> = {
  country: 'changes.country_id',
  region: 'changes.region_id',
  school: 'changes.school_id',
}

/**
 * A place that moved is read in its new place; for a deleted one its last place counts. A subquery for each row,
 * since PostgreSQL would read a whole area first for a join.
 */
const isStillInScope = (actor: Actor): RawBuilder<boolean> => sql`
  coalesce((select ${rowsInScope(actor, ofSchools)} from schools where schools.id = changes.school_id), true)
  and coalesce((select ${regionScope(actor)} from regions where regions.id = changes.region_id), true)`

/** Changes in scope after a position, in order. Each area uses its own index, so that nothing outside is read. */
const inScopeAfter = (actor: Actor, after: number, limit: number): RawBuilder<unknown> => {
  const kind = areaKindOf(actor.role)
  const next = sql`changes.position > ${after}::bigint`
  if (kind === null) return sql`select * from changes where ${next} order by position limit ${limit}`
  return sql`
    select own.* from unnest(${actor.areas}::int[]) as area cross join lateral (
      select * from changes where ${sql.ref(columns[kind])} = area and ${next} and ${isStillInScope(actor)}
      order by position limit ${limit}) as own
    order by own.position limit ${limit}`
}

type Page = { newest: number; purged: number; rows: AnnouncedChange[] }

/** The page and the end of the feed in one statement, so that nothing is missed between them. */
export const changesAfter = async (db: Db, actor: Actor, after: number, limit: number): Promise<Page> => {
  const { rows } = await sql<Page>`
    with page as (${inScopeAfter(actor, after, limit)})
    select last as newest, purged, (
      select coalesce(json_agg(json_build_object('position', position, 'at', ${jsonTime('page.at')},
        'kind', kind, 'id', object_id, 'action', action,
        'country', country_id, 'region', region_id, 'school', school_id) order by position), '[]') from page) as rows
    from change_feed`.execute(db)
  return rows[0] ?? { newest: 0, purged: 0, rows: [] }
}
