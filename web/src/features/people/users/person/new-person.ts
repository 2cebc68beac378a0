import { newPassword } from 'contract/access/credentials'
import { hasAreas } from 'contract/access/roles'
import { NewUser, RoleNumber } from 'contract/people/users'
import { because } from 'contract/platform/shapes'
import { z } from 'zod'

const { full_name, email, phone, language, country, local_role, is_superuser, areas, username } =
  NewUser.shape

const hasRole = z.object({ role: z.number() })

/** Without a password an e-mail lets the person choose one. The order is that of the form and its problems. */
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
    // Checked with the other fields, not after them.
    when: ({ value }) => hasRole.safeParse(value).success,
  })
