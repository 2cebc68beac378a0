import { newPassword } from 'contract/access/credentials'
import { NewUser } from 'contract/people/users'
import { because, id } from 'contract/platform/shapes'
import type { z } from 'zod'

/** The country is required: it decides who assigns the school. */
export const NewAccount = NewUser.pick({ full_name: true, username: true, email: true, phone: true }).extend({
  country: id.nullable().refine((value) => value !== null, because('required')),
  password: newPassword,
})

export type AccountValues = z.input<typeof NewAccount> & { phone: string }
