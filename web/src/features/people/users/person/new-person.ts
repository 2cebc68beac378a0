import { newPassword } from 'contract/access/credentials'
import { hasAreas } from 'contract/access/roles'
import { NewUser, RoleNumber } from 'contract/people/users'
import { because } from 'contract/platform/shapes'
import { z } from 'zod'

const { full_name, email, phone, language, country, local_role, is_superuser, areas, username } =
  NewUser.shape

const hasRole = z.object({ role: z.number() })

/**
 * A person made by staff, with a place to work in. Without a first password to hand over, a letter lets the person
 * choose one. In the order of the form, in which its problems are told.
 */
export const NewPerson = z
  .object({
    full_name,
    email,
    phone,
    language,
    country,
    role: RoleNumber,
    local_role,
    is_superuser,
    areas,
    username,
    password: z.preprocess((value) => (value === '' ? undefined : value), newPassword.optional()),
  })
  .refine(({ role, areas: chosen = [] }) => !hasAreas(role) || chosen.length > 0, {
    ...because('empty_list'),
    path: ['areas'],
    // Told together with the other faults, not after them.
    when: ({ value }) => hasRole.safeParse(value).success,
  })
