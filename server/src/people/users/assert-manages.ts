import { canCreateSuperuser, mayWriteAccount } from 'contract/access/managing'
import { type Role, rolesForCreate } from 'contract/access/roles'
import { Problem } from 'contract/platform/problems'
import type { Person } from '../../platform/http/person.ts'
import type { LockedUser } from './queries.ts'

/** Refuses whom the actor does not manage; a superuser is managed only by another superuser. */
export const assertManages = (actor: Person, person: LockedUser): void => {
  if (!person.managed || !mayWriteAccount(actor, person)) throw new Problem('permission_denied')
}

/** Refuses whose e-mail, role, activity, sessions and account the actor may not change: see `managesIdentity`. */
export const assertManagesIdentity = (actor: Person, person: LockedUser): void => {
  assertManages(actor, person)
  if (!person.may_change_identity) throw new Problem('permission_denied')
}

/** Whoever changes a role may assign both roles; nobody changes their own. */
export const assertGiveRole = (actor: Person, person: LockedUser, role: Role | undefined): void => {
  if (role === undefined || role === person.role) return
  if (person.id === actor.id) throw new Problem('cannot_change_own_role')
  const assignable = rolesForCreate(actor.role)
  if (!assignable.includes(role) || !assignable.includes(person.role)) throw new Problem('permission_denied')
}

/** Only a super administrator changes who is a superuser. */
export const assertGiveSuperuser = (actor: Person, providedFields: string[]): void => {
  if (providedFields.includes('is_superuser') && !canCreateSuperuser(actor))
    throw new Problem('permission_denied')
}
