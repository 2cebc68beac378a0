import { passkeyCalls } from 'contract/people/passkeys'
import { secondFactorCalls } from 'contract/people/second-factor'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Someone } from '../../given/people.ts'
import { givenVereda } from '../../vereda.ts'
import type { Authenticator } from './authenticator.ts'
import { givenPasskeys } from './given-passkeys.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const passkeys = givenPasskeys(vereda)

/** Somebody with a passkey, who signed in eleven minutes ago. */
const givenOldSession = async () => {
  const given = await passkeys.withPasskey()
  await sql`update sessions set proven_at = now() - interval '11 minutes' where user_id = ${given.person.id}`.execute(
    db,
  )
  return given
}
const challengeOf = async (as: Someone) => (await vereda.ask(passkeyCalls.proveChallenge, as)).body
const prove = async (as: Someone, credential: ReturnType<Authenticator['get']>) => {
  const { status, body } = await vereda.ask(passkeyCalls.prove, as, {
    body: { credential },
  })
  return [status, body.code]
}
const mayChangeFactor = async (as: Someone) => (await vereda.ask(secondFactorCalls.begin, as)).status === 200

test('a passkey confirms the sign-in of a session, once for a challenge, with an entry in the audit', async () => {
  const { person, authenticator } = await givenOldSession()
  expect(await mayChangeFactor(person)).toBe(false)
  const { body: has } = await vereda.ask(secondFactorCalls.read, person)
  expect(has).toMatchObject({ has_password: true, has_passkey: true })
  const challenge = await challengeOf(person)
  expect(challenge.allowCredentials.map(({ id }) => id)).toEqual([authenticator.id])
  const signed = authenticator.get(challenge)
  expect(await prove(person, signed)).toEqual([200, 'sign_in_repeated'])
  expect(await mayChangeFactor(person)).toBe(true)
  expect(await prove(person, signed)).toEqual([400, 'passkey_invalid'])
  const recorded = db.selectFrom('audit').select('new').where('deed', '=', 'auth.step_up')
  expect(await recorded.where('object_id', '=', person.id).execute()).toEqual([{ new: { by: 'passkey' } }])
})

test('neither the passkey of somebody else nor a signature for a sign-in or another person confirms it', async () => {
  const { person, authenticator } = await givenOldSession()
  const other = await givenOldSession()
  const theirs = other.authenticator.get(await challengeOf(person))
  expect(await prove(person, theirs)).toEqual([401, 'passkey_not_accepted'])
  const forSignIn = authenticator.get(await passkeys.challenge())
  expect(await prove(person, forSignIn)).toEqual([400, 'passkey_invalid'])
  const forOther = authenticator.get(await challengeOf(other.person))
  expect(await prove(person, forOther)).toEqual([400, 'passkey_invalid'])
  const unverified = authenticator.get(await challengeOf(person), { isVerified: false })
  expect(await prove(person, unverified)).toEqual([401, 'passkey_not_accepted'])
  expect(await mayChangeFactor(person)).toBe(false)
})
