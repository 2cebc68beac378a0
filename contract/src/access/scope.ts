import { areaKindOf, hasFullScope, type Role } from './roles.ts'
import type { Task } from './tasks.ts'

/**
 * Who acts: `areas` are ids of countries, regions or schools, as `areaKindOf` the role says; `withheld` is what a role of
 * their country's own leaves out of the role.
 */
export type Actor = {
  id: number
  role: Role
  is_superuser: boolean
  areas: number[]
  withheld?: readonly Task[] | null
}

/** Where a row lies. Every row of an evaluation resolves to its school's place. */
export type Place = { country: number; region?: number | null; school?: number | null }

/** A row as far as permissions ask: its place, and whose it is. */
export type Subject = Partial<Place> & { owner?: number | null }

/**
 * The row scope (decision 007): everything for who has full scope; for others the rows under one of their areas.
 * No areas is an empty scope. `server/src/access/scope.ts` says the same in SQL.
 */
export const withinScope = (actor: Actor, place: Subject): boolean => {
  const kind = areaKindOf(actor.role)
  if (kind === null) return true
  const own = place[kind]
  return own !== undefined && own !== null && actor.areas.includes(own)
}

/** Somebody who may have areas and has none: nothing is in scope. */
export const hasEmptyScope = (actor: Actor): boolean => !hasFullScope(actor) && actor.areas.length === 0
