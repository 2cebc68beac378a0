import { rolesForCreate } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { chosenLanguage } from '../../../../i18n/chosen-language.ts'
import type { Details, PlaceToFill, Summary } from './person-values.ts'

export type NewPersonValues = Details & Summary & { username: string; password: string; areas: number[] }

const empty: NewPersonValues = {
  full_name: '',
  username: '',
  email: '',
  phone: '',
  country: null,
  language: 'en',
  role: null,
  local_role: null,
  is_superuser: false,
  areas: [],
  password: '',
}

/** Who may add people of one role only is not asked which; somebody for a place has the role that works there. */
export const firstValues = (actor: Actor, at: PlaceToFill | undefined): NewPersonValues => {
  const assignable = rolesForCreate(actor.role)
  const role = assignable.length === 1 ? (assignable[0] ?? null) : null
  const values = { ...empty, language: chosenLanguage(), role }
  return at ? { ...values, role: at.role, areas: [at.id], country: at.country.id } : values
}
