import { type Actor, can, mayWriteAccount } from 'contract/permissions'
import type { User } from 'contract/users'

/** The own account is changed in the profile. */
export const mayWrite = (actor: Actor, user: User): boolean =>
  user.id !== actor.id && can(actor, 'user.change') && mayWriteAccount(actor, user)
