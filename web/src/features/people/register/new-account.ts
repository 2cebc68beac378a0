import { newPassword } from 'contract/access/credentials'
import { NewUser } from 'contract/people/users'
import { because, id } from 'contract/platform/shapes'
import type { z } from 'zod'

/** What a stranger says. The country decides who can give them their school, so here it must be chosen. */
export const NewAccount = NewUser.pick({ full_name: true, username: true, email: true, phone: true }).extend({
  country: id.nullable().refine((value) => value !== null, because('required')),
  password: newPassword,
})

export type AccountValues = z.input<typeof NewAccount> & { phone: string }
