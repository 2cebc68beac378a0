import type { AreaKind } from 'contract/access/permissions'
import { kindOfArea, type Role } from 'contract/access/permissions'
import type { User } from 'contract/people/users'
import type { Language } from 'contract/platform/shapes'

/** What everybody's account has, new or not. */
export type Details = {
  full_name: string
  email: string
  phone: string
  country: number | null
  language: Language
}

export type Standing = { role: Role | null; is_superuser: boolean }

/** What the form of an account holds. */
export type PersonValues = Details & Standing & { role: Role }

export const valuesOf = (user: User): PersonValues => ({
  full_name: user.full_name,
  email: user.email ?? '',
  phone: user.phone ?? '',
  country: user.country?.id ?? null,
  language: user.language,
  role: user.role,
  is_superuser: user.is_superuser,
})

/** The places a role is given, or null where it has none: administrators see everything. */
export const kindFor = (role: Role | null): AreaKind | null => (role ? kindOfArea[role] : null)

/** Only roles 0 and 1 may be superusers (docs/specification.txt §6). */
export const maySuper = (role: Role | null): boolean => role === 0 || role === 1
