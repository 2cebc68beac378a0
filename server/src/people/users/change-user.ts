import { canCreateSuperuser } from 'contract/access/managing'
import { hasFullScope, mayBeSuperuser } from 'contract/access/roles'
import type { userCalls } from 'contract/people/users'
import { fieldProblem, found, Problem } from 'contract/platform/problems'
import { changesOf } from '../../access/recorded-person.ts'
import { revokeSessions } from '../../access/session-queries.ts'
import { record } from '../../platform/audit/queries.ts'
import type { Handler, RequestContext } from '../../platform/http/feature.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { countriesRepresented, isCountryRead, removeAreasOf } from '../areas/queries.ts'
import { changeAddress } from '../email-addresses/queries.ts'
import { assertGivable, countriesOfPerson } from '../local-roles/queries.ts'
import { purgeJobs } from './anonymise-queries.ts'
import {
  assertGiveRole,
  assertGiveSuperuser,
  assertManages,
  assertManagesIdentity,
} from './assert-manages.ts'
import { changeUser, type LockedUser, userById, userToChange } from './queries.ts'
import { assertNotLast } from './superuser-queries.ts'

type Change = RequestContext<typeof userCalls.change>

const givesOtherAddress = (person: LockedUser, { email }: Change['body']): boolean =>
  email !== undefined && email !== (person.email ?? person.pending_email)

const givesOtherLocalRole = (person: LockedUser, { local_role }: Change['body']): boolean =>
  local_role !== undefined && local_role !== person.local_role

/** Full name, phone, language and country are not identity: everybody who manages somebody may change them. */
const changesIdentity = (person: LockedUser, body: Change['body']): boolean =>
  givesOtherAddress(person, body) ||
  givesOtherLocalRole(person, body) ||
  (body.role !== undefined && body.role !== person.role) ||
  (body.is_active !== undefined && body.is_active !== person.is_active)

const permitChange = async (
  { db, actor, body, providedFields }: Change,
  person: LockedUser,
): Promise<void> => {
  assertGiveRole(actor, person, body.role)
  assertManages(actor, person)
  if (changesIdentity(person, body)) assertManagesIdentity(actor, person)
  assertGiveSuperuser(actor, providedFields)
  if (person.id === actor.id && body.is_active === false) throw new Problem('permission_denied')
  if (person.id === actor.id && givesOtherLocalRole(person, body)) throw new Problem('cannot_change_own_role')
  // one's own address is changed in the profile, with the password
  if (person.id === actor.id && givesOtherAddress(person, body)) throw new Problem('permission_denied')
  const country = hasFullScope(actor) ? null : (body.country ?? null)
  if (country !== null && !(await isCountryRead(db, actor, country))) throw new Problem('permission_denied')
}

/** A change of role removes areas, and takes superuser away from roles that cannot have it. */
const rightsAfter = (person: LockedUser, body: Change['body']) => {
  const role = body.role ?? person.role
  const maySuper = mayBeSuperuser(role)
  if (body.is_superuser === true && !maySuper) throw fieldProblem('is_superuser', 'validation_error')
  return {
    role,
    is_superuser: maySuper && (body.is_superuser ?? person.is_superuser),
    is_active: body.is_active ?? person.is_active,
  }
}

export const change: Handler<typeof userCalls.change> = async (context) => {
  const { db, actor, language, parameters, body } = context
  const person = found(await userToChange(db, actor, parameters.id))
  await permitChange(context, person)
  const after = rightsAfter(person, body)
  if (body.local_role) {
    const countries = await countriesOfPerson(db, person.id)
    await assertGivable(db, actor, { id: body.local_role, ...after, countries })
  }
  const stays = canCreateSuperuser(after) && after.is_active
  if (!stays) await assertNotLast(db, person.id)
  assertVersion(context, person.version)
  const isRepresented = after.role === person.role && after.is_active
  const represented =
    isRepresented || !person.is_active ? [] : await countriesRepresented(db, language, person.id)
  const object = { type: 'user', id: person.id }
  if (after.role !== person.role) {
    const areas = await removeAreasOf(db, person.id)
    await revokeSessions(db, person.id, 'role')
    const change = { old: { role: person.role, areas }, new: { role: after.role, areas: [] } }
    await record(context, 'user.role', object, change)
  }
  const isNarrowed = body.local_role !== null && givesOtherLocalRole(person, body)
  const isLess = after.role !== person.role || (person.is_superuser && !after.is_superuser) || isNarrowed
  if (isLess) await purgeJobs(db, person.id)
  if (!after.is_active) await revokeSessions(db, person.id, 'inactive')
  const { email, ...change } = { ...body, ...after }
  const pending_email = await changeAddress(db, person, email, actor)
  await changeUser(db, { ...person, pending_email }, change)
  const { role: _, ...others } = { ...change, pending_email }
  await record(context, 'user.change', object, changesOf(person, others))
  const changed = found(await userById(db, language, person.id, actor))
  return { ...changed, countries_without_representative: represented }
}
