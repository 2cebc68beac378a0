import type { Call } from 'contract/access/call'
import { mayEver } from 'contract/access/permissions'
import { isOpenFor } from 'contract/access/token-rooms'
import { Problem } from 'contract/platform/problems'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../database/db.ts'
import type { Route } from './feature.ts'
import type { Person } from './person.ts'
import type { Recognised } from './recognised.ts'
import { senderAddress } from './server/networks.ts'
import type { RequestLimits } from './throttle.ts'

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null
    /** Where the person is known from an earlier request with the same token. */
    recognised: Recognised | null
    recorded?: boolean
  }
}

/** Who asks, by the request's `Authorization` header, and how much they may ask; access/ knows people, not this room. */
export type Admission = {
  limits: RequestLimits
  personOf(db: Db, header: string | undefined): Promise<Person | null>
  recognise(db: Db, header: string | undefined): Recognised | null
}

/**
 * 401, 429 and the role's 403 come before a byte of the body is read. Where everybody is nobody, such as at a login,
 * no token is looked at: whose token has ended may send it along and still get another. What is gone is gone whatever
 * was sent to it.
 */
export const admit = async (
  { call, isAvailable }: Route,
  db: Db,
  request: FastifyRequest,
  { limits, personOf }: Admission,
) => {
  if (isAvailable && !(await isAvailable(db))) throw new Problem('not_found')
  if (call.access === 'anyone' && !call.signedIn) return limits.anonymous(senderAddress(request.ip))
  request.person = await personOf(db, request.headers.authorization).catch((error: unknown) => {
    limits.unknownToken(senderAddress(request.ip))
    throw error
  })
  if (request.person) limits.person(request.person.id)
  else if (call.access === 'anyone') limits.anonymous(senderAddress(request.ip))
  if (request.person?.scopes && !isOpenFor(request.person.scopes, call)) throw new Problem('token_too_narrow')
  if (request.person && !mayAsk(call, request.person)) throw new Problem('permission_denied')
  if (call.access !== 'anyone' && !request.person) throw new Problem('not_authenticated')
}

/** By the role alone: which rows, the handler asks. */
const mayAsk = ({ access, signedIn }: Call, person: Person): boolean => {
  if (signedIn && !mayEver(person, signedIn)) return false
  return access === 'anyone' || access === 'signed in' || mayEver(person, access)
}

/**
 * What reads, and changes in one transaction, may begin for who it was before: nothing has happened when it turns out
 * to be over.
 */
export const admitAsBefore = (
  { call, isAvailable, ownTransaction }: Route,
  db: Db,
  request: FastifyRequest,
  { limits, recognise }: Admission,
): boolean => {
  if (call.stream || call.access === 'anyone' || isAvailable || ownTransaction) return false
  const recognised = recognise(db, request.headers.authorization)
  if (!recognised || !mayAsk(call, recognised.person)) return false
  request.recognised = recognised
  request.person = recognised.person
  limits.person(recognised.person.id)
  return true
}
