import { accountCalls } from 'contract/people/accounts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenVereda } from '../../vereda.ts'
import { holding, logIn } from '../accounts/given-account.ts'
import { givenAuthenticator } from './authenticator.ts'
import { givenPasskeys } from './given-passkeys.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const passkeys = givenPasskeys(vereda)

const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]
const notAccepted = [401, 'passkey_not_accepted']
const again = [400, 'passkey_invalid']

const auditOf = async (user: number) =>
  db
    .selectFrom('audit')
    .select(['deed', 'new'])
    .where('object_type', '=', 'user')
    .where('object_id', '=', user)
    .where('deed', 'in', ['auth.login', 'auth.login_failed'])
    .orderBy('id')
    .execute()

test('a person signs in with a passkey alone, and the session is as after a password', async () => {
  const { person, authenticator } = await passkeys.withPasskey()
  const wanted = await passkeys.challenge()
  expect(wanted).toMatchObject({ rpId: 'localhost', userVerification: 'required', timeout: 300_000 })
  const { status, body } = await passkeys.signIn(authenticator.get(wanted))
  expect(status).toBe(200)
  const { body: byPassword } = await logIn(vereda, person.username)
  expect(Object.keys(body)).toEqual(Object.keys(byPassword))
  expect(body.user).toEqual({ ...byPassword.user, last_login: body.user.last_login })
  expect(body.device_key).toBe(byPassword.device_key)
  expect((await vereda.ask(accountCalls.profile, holding(person, body))).status).toBe(200)
  const renewed = await vereda.ask(accountCalls.refresh, null, { body: { refresh: body.refresh } })
  expect(renewed.status).toBe(200)
})

test('"keep me signed in" works for a passkey too', async () => {
  const { person, authenticator } = await passkeys.withPasskey()
  await passkeys.signIn(authenticator.get(await passkeys.challenge()), true)
  const [last] = await db
    .selectFrom('sessions')
    .select('remember')
    .where('user_id', '=', person.id)
    .orderBy('id', 'desc')
    .execute()
  expect(last?.remember).toBe(true)
})

test('a signature for another page, another name or without verification is refused', async () => {
  const { person, authenticator } = await passkeys.withPasskey()
  for (const wrong of [
    { origin: 'https://vereda.example' },
    { origin: 'http://localhost:8001' },
    { party: 'vereda.example' },
    { isVerified: false },
  ]) {
    const credential = authenticator.get(await passkeys.challenge(), wrong)
    expect(refusal(await passkeys.signIn(credential)), JSON.stringify(wrong)).toEqual(notAccepted)
  }
  const failed = (await auditOf(person.id)).filter(({ deed }) => deed === 'auth.login_failed')
  expect(failed).toHaveLength(4)
  expect(failed[0]?.new).toMatchObject({ reason: 'passkey', by: 'passkey' })
})

test('a challenge is valid once, for five minutes, and only for its purpose', async () => {
  const { person, authenticator } = await passkeys.withPasskey()
  const credential = authenticator.get(await passkeys.challenge())
  expect((await passkeys.signIn(credential)).status).toBe(200)
  expect(refusal(await passkeys.signIn(credential))).toEqual(again)
  const late = await passkeys.challenge()
  await db.updateTable('challenges').set({ expires_at: sql`now() - interval '1 second'` }).execute()
  expect(refusal(await passkeys.signIn(authenticator.get(late)))).toEqual(again)
  const toAdd = await passkeys.challengeToAdd(person)
  expect(refusal(await passkeys.signIn(authenticator.get(toAdd)))).toEqual(again)
  expect(refusal(await passkeys.signIn(authenticator.get({ challenge: 'made-up' })))).toEqual(again)
})

test('of two answers to one challenge at the same time one signs in', async () => {
  const { authenticator } = await passkeys.withPasskey()
  const credential = authenticator.get(await passkeys.challenge())
  const answers = await Promise.all([1, 2, 3].map(() => passkeys.signIn(credential)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(2)
})

test('an unknown passkey, and one of a closed account, get one answer', async () => {
  const stranger = givenAuthenticator()
  expect(refusal(await passkeys.signIn(stranger.get(await passkeys.challenge())))).toEqual(notAccepted)
  const { person, authenticator } = await passkeys.withPasskey()
  await db.updateTable('users').set({ is_active: false }).where('id', '=', person.id).execute()
  expect(refusal(await passkeys.signIn(authenticator.get(await passkeys.challenge())))).toEqual(notAccepted)
})

test('a key does not sign in under the id of somebody else’s passkey', async () => {
  const one = await passkeys.withPasskey()
  const other = await passkeys.withPasskey()
  const signed = other.authenticator.get(await passkeys.challenge())
  expect(refusal(await passkeys.signIn({ ...signed, id: one.authenticator.id }))).toEqual(notAccepted)
  const foreign = one.authenticator.get(await passkeys.challenge())
  const { userHandle } = signed.response
  const mixed = { ...foreign, response: { ...foreign.response, userHandle } }
  expect(refusal(await passkeys.signIn(mixed))).toEqual(notAccepted)
})

test('a clone of a counting key is refused, and a synced one that does not count is accepted', async () => {
  const { authenticator } = await passkeys.withPasskey()
  expect((await passkeys.signIn(authenticator.get(await passkeys.challenge()))).status).toBe(200)
  authenticator.setCounter(0)
  expect(refusal(await passkeys.signIn(authenticator.get(await passkeys.challenge())))).toEqual(notAccepted)

  const person = await passkeys.signedIn()
  const synced = givenAuthenticator({ isSynced: true })
  expect((await passkeys.add(person, synced)).body.synced).toBe(true)
  for (let times = 0; times < 2; times += 1)
    expect((await passkeys.signIn(synced.get(await passkeys.challenge()))).status).toBe(200)
})

test('attempts of one address are counted with those of passwords', async () => {
  await db.deleteFrom('throttles').execute()
  const stranger = givenAuthenticator()
  const credential = stranger.get({ challenge: 'made-up' })
  expect(refusal(await passkeys.signIn(credential))).toEqual(again)
  await db.updateTable('throttles').set({ attempts: 199 }).execute()
  expect(refusal(await passkeys.signIn(credential))).toEqual(again)
  expect(refusal(await passkeys.signIn(credential))).toEqual([429, 'throttled'])
  await db.deleteFrom('throttles').execute()
})

test('the database stores no challenge that somebody could sign', async () => {
  const { challenge } = await passkeys.challenge()
  const rows = await db.selectFrom('challenges').selectAll().execute()
  expect(JSON.stringify(rows.map((row) => ({ ...row, hash: row.hash.toString('base64url') })))).not.toContain(
    challenge,
  )
})
