import { canCreateSuperuser } from 'contract/access/managing'
import { type AreaKind, areaKindOf, type Role, rolesForCreate } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { User } from 'contract/people/users'
import type { Language, Ref } from 'contract/platform/shapes'

export type Details = {
  full_name: string
  email: string
  phone: string
  country: number | null
  language: Language
}

/** A country, region or school that has nobody, and the role of who works there. */
export type PlaceToFill = { id: number; name: string; role: Role; country: Ref }

export type Summary = { role: Role | null; local_role: number | null; is_superuser: boolean }

export type PersonValues = Details & Summary & { role: Role }

export const valuesOf = (user: User): PersonValues => ({
  full_name: user.full_name,
  email: user.email ?? '',
  phone: user.phone ?? '',
  country: user.country?.id ?? null,
  language: user.language,
  role: user.role,
  local_role: user.local_role?.id ?? null,
  is_superuser: user.is_superuser,
})

/** Null for administrators, who see everything. */
export const kindFor = (role: Role | null): AreaKind | null => (role === null ? null : areaKindOf(role))

type Restored = Partial<Summary> & { areas?: number[] }

/** Removes from a draft a role, and what depends on it, that the writer may no longer assign. */
export const allowedSummary = <Part extends Restored>(actor: Actor, part: Part): Part => {
  const { role, local_role, areas, is_superuser, ...rest } = part
  const isAssignable = role == null || rolesForCreate(actor.role).includes(role)
  const isSuper = is_superuser === true && !canCreateSuperuser(actor)
  if (!isAssignable) return rest as Part
  if (!isSuper) return part
  return { ...part, is_superuser: false }
}
