import { newPassword } from 'contract/credentials'
import { because, id } from 'contract/shapes'
import { NewUser } from 'contract/users'
import type { z } from 'zod'

/** What a stranger says. The country decides who can give them their school, so here it must be chosen. */
export const NewAccount = NewUser.pick({ full_name: true, username: true, email: true, phone: true }).extend({
  country: id.nullable().refine((value) => value !== null, because('required')),
  password: newPassword,
})

export type AccountValues = z.input<typeof NewAccount> & { phone: string }
