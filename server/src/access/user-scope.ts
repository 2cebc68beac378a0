import { mayEver } from 'contract/access/permissions'
import { hasFullScope, isStaff, rolesForCreate, worksIn } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { Task } from 'contract/access/tasks'
import { type RawBuilder, sql } from 'kysely'
import { withheldTasks } from './person-queries.ts'

/**
 * Ids of people with an area in a representative's countries or a coordinator's regions, and of those without one who
 * came from there.
 */
const idsBelow = (actor: Actor): RawBuilder<unknown> => {
  const mine = sql`any(${actor.areas}::int[])`
  const assignable = sql.join(rolesForCreate(actor.role).map(sql.lit))
  const withoutArea = sql`not exists (select from areas where areas.user_id = idle.id)`
  if (worksIn(actor, 'country'))
    return sql`
      select areas.user_id from areas join regions on regions.id = areas.region_id where regions.country_id = ${mine}
      union all
      select areas.user_id from areas join schools on schools.id = areas.school_id where schools.country_id = ${mine}
      union all
      select idle.id from users as idle
      where idle.role in (${assignable}) and idle.managed_country_id = ${mine} and ${withoutArea}`
  return sql`
    select areas.user_id from areas join schools on schools.id = areas.school_id where schools.region_id = ${mine}
    union all
    select idle.id from users as idle
    where idle.role in (${assignable}) and idle.managed_region_id = ${mine} and ${withoutArea}`
}

/**
 * People somebody manages: an administrator everybody; a representative those of roles 2 and 3 of the country; a
 * coordinator the schools' people of the region. As a set of ids, so that the indexes find it.
 */
export const managedBy = (actor: Actor): RawBuilder<boolean> => {
  if (hasFullScope(actor)) return sql`true`
  return isStaff(actor) ? sql`users.id in (${idsBelow(actor)})` : sql`false`
}

/** No role of their country's own leaves this kind of work out for the person in `users`. */
export const hasTask = (task: Task): RawBuilder<boolean> =>
  sql<boolean>`((${sql.lit(task)} = any(${withheldTasks})) is not true)`

/** People somebody reads: those managed, and oneself. */
export const readBy = (actor: Actor): RawBuilder<boolean> => {
  if (hasFullScope(actor)) return sql`true`
  if (!isStaff(actor)) return sql`users.id = ${actor.id}::int`
  return sql`users.id in (select ${actor.id}::int union all ${idsBelow(actor)})`
}

const countriesOf = (actor: Actor): RawBuilder<unknown> => {
  const mine = sql`${actor.areas}::int[]`
  if (worksIn(actor, 'country')) return sql`select unnest(${mine})`
  const table = worksIn(actor, 'region') ? sql`regions` : sql`schools`
  return sql`select place.country_id from ${table} as place where place.id = any(${mine})`
}

/** People whose names somebody may read where they turn up: those read anyway, and who works in the same country. */
export const namedTo = (actor: Actor): RawBuilder<boolean> => {
  if (hasFullScope(actor)) return sql`true`
  return sql`(${readBy(actor)} or exists (
    select from areas
    left join regions on regions.id = areas.region_id
    left join schools on schools.id = areas.school_id
    where areas.user_id = users.id
      and coalesce(areas.country_id, regions.country_id, schools.country_id) in (${countriesOf(actor)})))`
}

/** An area of the person in `users` that does not lie in one of the actor's countries or regions. */
const areaElsewhere = (actor: Actor): RawBuilder<boolean> => {
  const mine = sql`any(${actor.areas}::int[])`
  const place = worksIn(actor, 'country')
    ? sql`coalesce(areas.country_id, regions.country_id, schools.country_id)`
    : sql`coalesce(areas.region_id, schools.region_id)`
  return sql`exists (
    select from areas
    left join regions on regions.id = areas.region_id
    left join schools on schools.id = areas.school_id
    where areas.user_id = users.id and (${place} = ${mine}) is not true)`
}

/**
 * The SQL twin of `managesIdentity` in contract/access/managing: people whom the actor manages and none of whose areas lie
 * elsewhere; a superuser only for another superuser.
 */
export const identityManagedBy = (actor: Actor): RawBuilder<boolean> => {
  if (!isStaff(actor) || !mayEver(actor, 'user.change')) return sql`false`
  const writable = actor.is_superuser ? sql<boolean>`true` : sql<boolean>`not users.is_superuser`
  if (hasFullScope(actor)) return writable
  return sql<boolean>`(${managedBy(actor)} and ${writable} and not ${areaElsewhere(actor)})`
}
