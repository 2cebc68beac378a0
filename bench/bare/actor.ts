import type { Pool } from 'pg'
import { hashOf } from '../data/people.ts'

export type Actor = { id: number; role: 0 | 1 | 2 | 3; name: string; areas: number[] }

/** The column that is compared with a role's only area; everything for role 0. */
export const scopeOf = (
  actor: Actor,
  table: 'schools' | 'evaluations' | 'regions',
  parameter: number,
): string => {
  const columns = {
    schools: ['country_id', 'region_id', 'id'],
    evaluations: ['country_id', 'region_id', 'school_id'],
    regions: ['country_id', 'id', 'id'],
  }[table]
  return actor.role === 0
    ? `$${parameter}::int is null`
    : `${table}.${columns[actor.role - 1]} = $${parameter}`
}

export const areaOf = (actor: Actor): number | null => actor.areas[0] ?? null

const look = `
  select users.id, users.role, users.full_name, array(
    select coalesce(country_id, region_id, school_id) from areas
    where areas.user_id = users.id and areas.role = users.role order by 1)::text as areas
  from tokens
  join sessions on sessions.id = tokens.session_id
  join users on users.id = sessions.user_id
  where tokens.hash = $1 and tokens.kind = 'access' and tokens.expires_at > now()
    and sessions.revoked_at is null and sessions.ends_at > now() and users.is_active and users.deleted_at is null`

/** Looks up the token in each request. */
export const actorOf = async (pool: Pool, header: string | undefined): Promise<Actor | null> => {
  const token = header?.slice('Bearer '.length)
  if (!token) return null
  const { rows } = await pool.query({ name: 'actor', text: look, values: [hashOf(token)] })
  const [row] = rows
  if (!row) return null
  const areas = row.areas === '{}' ? [] : row.areas.slice(1, -1).split(',').map(Number)
  return { id: Number(row.id), role: Number(row.role) as Actor['role'], name: row.full_name, areas }
}
