import { mayWriteAccount } from 'contract/access/managing'
import { can } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import type { User } from 'contract/people/users'

/** The own account is changed in the profile. */
export const mayWrite = (actor: Actor, user: User): boolean =>
  user.id !== actor.id && can(actor, 'user.change') && mayWriteAccount(actor, user)
