import { areaKindOf, hasFullScope, type Role } from './roles.ts'
import type { Task } from './tasks.ts'

/**
 * `areas` are ids of countries, regions or schools, by `areaKindOf` of the role; `withheld` are the tasks that the
 * person's local role leaves out.
 */
export type Actor = {
  id: number
  role: Role
  is_superuser: boolean
  areas: number[]
  withheld?: readonly Task[] | null
}

/** The place of a row; rows of an evaluation have the place of its school. */
export type Place = { country: number; region?: number | null; school?: number | null }

/** What permissions need of a row: its place and its owner. */
export type Subject = Partial<Place> & { owner?: number | null }

/**
 * The row scope (decision 007): everything with full scope, otherwise rows below one of the areas; nothing without
 * areas. `server/src/access/scope.ts` is the same in SQL.
 */
export const withinScope = (actor: Actor, place: Subject): boolean => {
  const kind = areaKindOf(actor.role)
  if (kind === null) return true
  const own = place[kind]
  return own !== undefined && own !== null && actor.areas.includes(own)
}

/** The role has areas, but this person has none. */
export const hasEmptyScope = (actor: Actor): boolean => !hasFullScope(actor) && actor.areas.length === 0
