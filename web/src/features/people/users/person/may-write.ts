import { type Actor, can, mayWriteAccount } from 'contract/access/permissions'
import type { User } from 'contract/people/users'

/** The own account is changed in the profile. */
export const mayWrite = (actor: Actor, user: User): boolean =>
  user.id !== actor.id && can(actor, 'user.change') && mayWriteAccount(actor, user)
