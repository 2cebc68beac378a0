import { type Role, roles, rolesForCreate } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { Faults, FileRow } from '../draft.ts'
import type { Countries } from '../places.ts'
import { codeFrom, languageFrom, shownCell, takeText } from '../read-cells.ts'

export type PersonValues = Record<string, unknown> & {
  username?: string
  email?: string
  country?: number
  role?: Role
}

const roleFrom = (word: string | undefined): Role | null =>
  roles.find((role) => String(role) === word) ?? null

/** The fields of a person without places; blank cells are left out. */
export const readPerson = (
  { cells }: FileRow,
  faults: Faults,
  { actor, countries }: { actor: Actor; countries: Countries },
): PersonValues => {
  const values: PersonValues = {}
  for (const field of ['username', 'full_name', 'email', 'phone'] as const) {
    const cell = cells[field]
    if (cell !== undefined) takeText(values, faults, field, cell)
  }
  if (cells.language !== undefined) takeText(values, faults, 'language', cells.language, languageFrom)
  if (cells.role !== undefined) {
    const role = roleFrom(codeFrom('role', cells.role))
    if (role === null)
      faults.add('role', 'validation_error', undefined, { allowed: [...rolesForCreate(actor.role)] })
    else values.role = role
  }
  if (cells.country !== undefined) {
    const country = countries.find(cells.country)
    if (typeof country === 'string')
      faults.add('country', country, undefined, { near: countries.near(cells.country) })
    else values.country = country.id
  }
  return values
}

/** As the sender of the file sees the row. */
export const shownPerson = ({ cells }: FileRow): Record<string, unknown> =>
  Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, shownCell(cell ?? null)]))
