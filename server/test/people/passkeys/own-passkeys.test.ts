import { passkeyCalls } from 'contract/people/passkeys'
import { expect, test } from 'vitest'
import { givenVereda } from '../../vereda.ts'
import { givenAuthenticator } from './authenticator.ts'
import { givenPasskeys } from './given-passkeys.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const passkeys = givenPasskeys(vereda)

const lettersTo = (user: number) =>
  db.selectFrom('letters').select(['code', 'params']).where('user_id', '=', user).orderBy('id').execute()

test('passkeys are added by name, listed with their last use, renamed and removed, with e-mails', async () => {
  const { person, authenticator, passkey } = await passkeys.withPasskey()
  expect(passkey).toMatchObject({ name: 'My phone', synced: false, last_used_at: null })
  await passkeys.signIn(authenticator.get(await passkeys.challenge()))
  const { body: listed } = await vereda.ask(passkeyCalls.list, person)
  expect(listed).toMatchObject([{ id: passkey.id, last_used_at: expect.stringMatching(/^\d{4}-/) }])
  const renamed = await vereda.ask(passkeyCalls.rename, person, {
    parameters: { id: passkey.id },
    body: { name: ' The  key \u202eof my desk ' },
  })
  expect(renamed.body.name).toBe('The  key of my desk')
  const removed = await vereda.ask(passkeyCalls.remove, person, { parameters: { id: passkey.id } })
  expect(removed.body.code).toBe('passkey_removed')
  expect((await vereda.ask(passkeyCalls.list, person)).body).toEqual([])
  expect(await lettersTo(person.id)).toEqual([
    { code: 'passkey_added', params: { passkey: 'My phone' } },
    { code: 'passkey_removed', params: { passkey: 'The  key of my desk' } },
  ])
  const actions = await db.selectFrom('audit').select('deed').where('object_id', '=', person.id).execute()
  expect(actions.map((row) => row.deed).filter((code) => code.includes('passkey'))).toEqual([
    'auth.passkey_add',
    'auth.passkey_rename',
    'auth.passkey_remove',
  ])
  const { status } = await passkeys.signIn(authenticator.get(await passkeys.challenge()))
  expect(status).toBe(401)
})

test('a browser gets a user handle that reveals nothing, and the existing passkeys', async () => {
  const person = await passkeys.signedIn()
  const before = await passkeys.challengeToAdd(person)
  expect(before.user).toMatchObject({ name: person.username, id: expect.stringMatching(/^[\w-]{43}$/) })
  expect(before.excludeCredentials).toEqual([])
  expect(before.authenticatorSelection).toMatchObject({
    residentKey: 'required',
    userVerification: 'required',
  })
  const authenticator = givenAuthenticator()
  await passkeys.add(person, authenticator)
  const after = await passkeys.challengeToAdd(person)
  expect(after.user.id).toBe(before.user.id)
  expect(after.excludeCredentials).toEqual([
    { type: 'public-key', id: authenticator.id, transports: ['internal'] },
  ])
})

test('one made for another page, without verification, or for another challenge is not added', async () => {
  const person = await passkeys.signedIn()
  const other = await passkeys.signedIn()
  const wanted = await passkeys.challengeToAdd(person)
  const add = async (credential: ReturnType<ReturnType<typeof givenAuthenticator>['create']>) => {
    const body = { name: 'Mine', credential }
    const answer = await vereda.ask(passkeyCalls.add, person, { body })
    return [answer.status, answer.body.code]
  }
  const refused = [400, 'passkey_invalid']
  const fresh = async () => passkeys.challengeToAdd(person)
  const authenticator = givenAuthenticator()
  expect(await add(authenticator.create(await fresh(), { origin: 'https://other.example' }))).toEqual(refused)
  expect(await add(authenticator.create(await fresh(), { party: 'other.example' }))).toEqual(refused)
  expect(await add(authenticator.create(await fresh(), { isVerified: false }))).toEqual(refused)
  expect(await add(authenticator.create(await passkeys.challengeToAdd(other)))).toEqual(refused)
  const signIn = await passkeys.challenge()
  expect(await add(authenticator.create({ ...wanted, challenge: signIn.challenge }))).toEqual(refused)
  expect((await add(authenticator.create(wanted)))[0]).toBe(201)
  expect(await add(givenAuthenticator().create(wanted))).toEqual(refused)
})

test('one credential belongs to one person, and a person has twenty at most', async () => {
  const { person, authenticator } = await passkeys.withPasskey()
  const other = await passkeys.signedIn()
  const again = await passkeys.add(other, authenticator)
  expect([again.status, again.body.code]).toEqual([409, 'passkey_exists'])
  for (let count = 2; count <= 20; count += 1)
    expect((await passkeys.add(person, givenAuthenticator())).status).toBe(201)
  const full = await passkeys.add(person, givenAuthenticator())
  expect([full.status, full.body.code]).toEqual([409, 'quota_exceeded'])
})

test('without a password the last passkey stays, also when two are removed at the same time', async () => {
  const { person, passkey } = await passkeys.withPasskey()
  const { body: second } = await passkeys.add(person, givenAuthenticator())
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', person.id).execute()
  const removal = (id: number) => vereda.ask(passkeyCalls.remove, person, { parameters: { id } })
  const answers = await Promise.all([removal(passkey.id), removal(second.id)])
  expect(answers.map(({ body }) => body.code).sort()).toEqual(['last_way_in', 'passkey_removed'])
  expect((await vereda.ask(passkeyCalls.list, person)).body).toHaveLength(1)
})

test('nobody reads, renames or removes the passkeys of others', async () => {
  const { passkey } = await passkeys.withPasskey()
  const other = await passkeys.signedIn()
  const parameters = { id: passkey.id }
  expect((await vereda.ask(passkeyCalls.list, other)).body).toEqual([])
  const renamed = await vereda.ask(passkeyCalls.rename, other, { parameters, body: { name: 'Mine' } })
  expect(renamed.status).toBe(404)
  expect((await vereda.ask(passkeyCalls.remove, other, { parameters })).status).toBe(404)
})
