import { canCreateSuperuser, mayWriteAccount } from 'contract/access/managing'
import { type Role, rolesForCreate } from 'contract/access/roles'
import { Problem } from 'contract/platform/problems'
import type { Person } from '../../platform/http/person.ts'
import type { LockedUser } from './queries.ts'

/** Somebody the actor may write: managed, and a superuser only by another superuser. */
export const assertManages = (actor: Person, person: LockedUser): void => {
  if (!person.managed || !mayWriteAccount(actor, person)) throw new Problem('permission_denied')
}

/** Somebody whose e-mail, role, activity, sessions and account are the actor's to decide: see `managesIdentity`. */
export const assertManagesIdentity = (actor: Person, person: LockedUser): void => {
  assertManages(actor, person)
  if (!person.may_change_identity) throw new Problem('permission_denied')
}

/** Roles are given and taken by who may give both; nobody's own. */
export const assertGiveRole = (actor: Person, person: LockedUser, role: Role | undefined): void => {
  if (role === undefined || role === person.role) return
  if (person.id === actor.id) throw new Problem('cannot_change_own_role')
  const assignable = rolesForCreate(actor.role)
  if (!assignable.includes(role) || !assignable.includes(person.role)) throw new Problem('permission_denied')
}

/** Only a super administrator makes others superusers, or no longer. */
export const assertGiveSuperuser = (actor: Person, providedFields: string[]): void => {
  if (providedFields.includes('is_superuser') && !canCreateSuperuser(actor))
    throw new Problem('permission_denied')
}
