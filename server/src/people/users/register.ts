import { canCreateSuperuser } from 'contract/access/managing'
import {
  areaKindOf,
  defaultRole,
  hasAreas,
  hasFullScope,
  mayBeSuperuser,
  type Role,
  rolesForCreate,
  worksIn,
} from 'contract/access/roles'
import type { User, userCalls } from 'contract/people/users'
import { fieldProblem, found, Problem } from 'contract/platform/problems'
import { assertUncommon } from '../../access/passwords/assert-uncommon.ts'
import { hashed } from '../../access/passwords/hashing.ts'
import { personAdded } from '../../access/recorded-person.ts'
import { queueEmail } from '../../messages/emails/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import type { Handler, RequestContext } from '../../platform/http/feature.ts'
import { isObject } from '../../platform/http/guards.ts'
import { repeatable } from '../../platform/http/idempotency.ts'
import type { Person } from '../../platform/http/person.ts'
import { senderAddress } from '../../platform/http/server/networks.ts'
import { assertStillAllowed } from '../../platform/http/still-allowed.ts'
import { countAttempts, countAttemptsWithin } from '../../platform/http/throttle-queries.ts'
import { addAreas, isCountryRead, placesToAssign } from '../areas/queries.ts'
import { assertFreeForNewAccount } from '../email-addresses/queries.ts'
import { assertGivable } from '../local-roles/queries.ts'
import { addUser, userById } from './queries.ts'

type Registration = RequestContext<typeof userCalls.register>
type Origin = { country: number | null; region?: number | null }

/** A stranger becomes a school representative without areas. */
const permitStranger = ({ body }: Registration, isOpen: boolean): void => {
  const asksMore = body.is_superuser || body.local_role || body.areas?.length
  const isModest = (body.role ?? defaultRole) === defaultRole && !asksMore
  if (!isOpen || !isModest) throw new Problem('permission_denied')
}

const permitStaff = ({ body }: Registration, actor: Person): void => {
  const role = body.role ?? defaultRole
  if (!rolesForCreate(actor.role).includes(role)) throw new Problem('permission_denied')
  if (body.is_superuser && !canCreateSuperuser(actor)) throw new Problem('permission_denied')
  if (!hasAreas(role) && body.areas?.length) throw fieldProblem('areas', 'admin_must_not_have_area')
  if (body.is_superuser && !mayBeSuperuser(role)) throw fieldProblem('is_superuser', 'validation_error')
}

/** The place of a person without areas: that of the first area, else the creator's. */
const originOf = async ({ db, actor, body }: Registration, first: Origin | undefined): Promise<Origin> => {
  if (first) return first
  const [own] = actor?.areas ?? []
  if (actor && worksIn(actor, 'region') && own !== undefined)
    return found((await placesToAssign(db, actor, { of: 'region', ids: [own], field: 'areas' }))[0])
  const isOwn = !actor || hasFullScope(actor) || actor.areas.includes(body.country ?? 0)
  const country = (isOwn ? body.country : own) ?? null
  // without a place only administrators would see the person, not the creator
  if (actor && !hasFullScope(actor) && country === null) throw fieldProblem('country', 'country_undetermined')
  return { country, region: null }
}

/** The places of the body, each within scope; a country of the profile must be readable for the actor. */
const placesOfBody = async ({ db, actor, body }: Registration, role: Role) => {
  if (!actor) return []
  const mayNameAll = hasFullScope(actor) || body.country === null
  if (!mayNameAll && !(await isCountryRead(db, actor, body.country ?? 0)))
    throw new Problem('permission_denied')
  const ids = [...new Set(body.areas)]
  if (!hasAreas(role) || ids.length === 0) return []
  return placesToAssign(db, actor, { of: areaKindOf(role), ids, field: 'areas' })
}

const add = async (context: Registration, password_hash: string | null): Promise<User> => {
  const { db, actor, body, language, providedFields } = context
  const { areas: _, password: __, country, email, local_role = null, ...person } = body
  const role = body.role ?? defaultRole
  const is_superuser = body.is_superuser ?? false
  const places = await placesOfBody(context, role)
  const origin = await originOf(context, places[0])
  // a stranger was refused before
  if (actor && local_role !== null) {
    const countries = [...places.map((place) => place.country), origin.country].filter((id) => id !== null)
    await assertGivable(db, actor, { id: local_role, role, is_superuser, countries })
  }
  // after the places: whoever may not add people there must not learn which addresses are taken
  await assertFreeForNewAccount(db, actor, email)
  const { id } = await addUser(db, {
    ...person,
    pending_email: email,
    role,
    is_superuser,
    language: providedFields.includes('language') ? body.language : language,
    country_id: country,
    local_role_id: local_role,
    managed_country_id: origin.country,
    managed_region_id: origin.region ?? null,
    password_hash,
  })
  const ids = places.map((place) => place.id)
  if (hasAreas(role) && ids.length > 0) await addAreas(db, id, role, ids)
  const added = personAdded(
    { ...person, pending_email: email, country, role, local_role, is_superuser },
    { areas: ids },
  )
  await record(context, 'user.create', { type: 'user', id }, added)
  const isInvited = actor && password_hash === null
  if (actor) await countAttemptsWithin(db, [{ limit: 'accounts_of', of: String(actor.id) }])
  await queueEmail(
    db,
    isInvited ? { user: id, code: 'invitation', person: actor } : { user: id, code: 'email_confirmation' },
  )
  return found(await userById(db, language, id, actor))
}

/** A repeated request gets the first answer; the hash of a request leaves out the password. */
const once = async (context: Registration, work: () => Promise<User>): Promise<User> => {
  const { db, actor, request, reply } = context
  const providedFields = { ...(isObject(request.body) && request.body), password: null }
  const repeat = actor && repeatable<User>(request, actor.id, providedFields)
  const before = await repeat?.before(db)
  if (before) {
    await assertStillAllowed(db, work)
    reply.code(before.status).header('Idempotent-Replay', 'true')
    return before.body
  }
  const user = await work()
  await repeat?.store(db, { status: reply.statusCode, body: user })
  return user
}

/** By staff or by a stranger. The password is hashed before the transaction, which keeps it short. */
export const register =
  (isOpen: boolean): Handler<typeof userCalls.register> =>
  async (context) => {
    const { db, actor, body, request } = context
    if (actor) permitStaff(context, actor)
    else {
      permitStranger(context, isOpen)
      await countAttempts(db, [{ limit: 'register', of: senderAddress(request.ip) }])
      if (body.password === undefined) throw fieldProblem('password', 'required')
    }
    if (body.password !== undefined) await assertUncommon(body.password, body)
    const hash = body.password === undefined ? null : await hashed(body.password)
    return transact(db, (transaction) => {
      const inside = { ...context, db: transaction }
      return once(inside, () => add(inside, hash))
    })
  }
