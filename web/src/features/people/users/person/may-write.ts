import { mayWriteAccount } from 'contract/access/managing'
import { can } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import type { User } from 'contract/people/users'

const isOther = (actor: Actor, user: User): boolean => user.id !== actor.id && mayWriteAccount(actor, user)

/** One's own account is changed in the profile. */
export const mayWrite = (actor: Actor, user: User): boolean =>
  can(actor, 'user.change') && isOther(actor, user)

export const mayMessage = (actor: Actor, user: User): boolean =>
  can(actor, 'notification.send') && isOther(actor, user)
