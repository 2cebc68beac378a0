import { accountCalls } from 'contract/people/accounts'
import { userCalls } from 'contract/people/users'
import { expect, test } from 'vitest'
import { givenVereda } from '../../vereda.ts'
import { givenAccount, holding, logIn } from '../accounts/given-account.ts'
import { givenProvider } from './given-provider.ts'
import { clientId, clientSecret } from './open-provider.ts'
import { visitsOf } from './visits.ts'

// as Keycloak: below a realm, what is known of a person stands in the ID token, confirmed or not
const provider = await givenProvider({ path: '/realms/schools', inToken: true })
const settings = {
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_NAME: 'Ministry of Education',
}
const vereda = await givenVereda(settings)
const closed = await givenVereda({ ...settings, REGISTRATION: 'closed' })
const { db } = vereda.database
const visits = visitsOf(vereda)

const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]
let people = 0
const somebody = (traits: object = {}) => {
  people += 1
  const email = `lucia-${people}@ministry.example`
  return { sub: `subject-${people}`, email, email_verified: true, name: 'Lucía Ramos', ...traits }
}
const lettersTo = async (user: number) =>
  db.selectFrom('letters').select(['code', 'params']).where('user_id', '=', user).orderBy('id').execute()

test('the login page has the name of the provider, and the address there has PKCE, state and nonce', async () => {
  const { body } = await vereda.ask(userCalls.registration, null)
  expect(body.provider).toBe('Ministry of Education')
  const { address, key } = await visits.begin()
  const wanted = new URL(address)
  expect(address.startsWith(`${provider.issuer}/`)).toBe(true)
  expect(Object.fromEntries(wanted.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    scope: 'openid email profile',
  })
  expect(address).not.toContain(key)
})

test('an account with the confirmed address is opened, and its owner is notified once', async () => {
  const account = await givenAccount(vereda, { role: 2 })
  provider.setPerson(somebody({ email: account.email.toUpperCase() }))
  const first = await visits.signIn()
  expect(first.status).toBe(200)
  expect(first.body.user).toMatchObject({ id: account.id, role: 2 })
  expect((await vereda.ask(accountCalls.profile, holding(account, first.body))).status).toBe(200)
  expect((await visits.signIn()).body.user.id).toBe(account.id)
  expect(await lettersTo(account.id)).toEqual([
    { code: 'provider_linked', params: { provider: 'Ministry of Education' } },
  ])
})

test('afterwards the link counts, whatever address the provider names', async () => {
  const person = somebody()
  provider.setPerson(person)
  const { body } = await visits.signIn()
  provider.setPerson({ ...person, email: 'another@ministry.example', email_verified: false })
  expect((await visits.signIn()).body.user.id).toBe(body.user.id)
  const other = await givenAccount(vereda)
  provider.setPerson({ ...person, email: other.email })
  expect((await visits.signIn()).body.user.id).toBe(body.user.id)
})

test('somebody new becomes a school representative without areas and without a password', async () => {
  const person = somebody({ preferred_username: 'lucía.ramos@ministry.example', locale: 'es-PE' })
  provider.setPerson(person)
  const { body } = await visits.signIn()
  expect(body.user).toMatchObject({
    username: 'lucía.ramos',
    full_name: 'Lucía Ramos',
    email: person.email,
    email_verified: true,
    role: 3,
    areas: [],
    is_superuser: false,
    language: 'es',
  })
  provider.setPerson(somebody({ preferred_username: 'lucía.ramos' }))
  expect((await visits.signIn()).body.user.username).toBe('lucía.ramos-2')
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', body.user.id)
    .executeTakeFirst()
  expect(row?.password_hash).toBeNull()
})

test('an address that is not confirmed there opens and creates nothing', async () => {
  const account = await givenAccount(vereda)
  for (const traits of [{ email_verified: false }, { email_verified: undefined }, { email: undefined }]) {
    provider.setPerson(somebody({ email: account.email, ...traits }))
    expect(refusal(await visits.signIn()), JSON.stringify(traits)).toEqual([403, 'provider_email_unverified'])
  }
  expect(await lettersTo(account.id)).toEqual([])
})

test('an invited person without a password is signed in; one with a pending address of another is not', async () => {
  const named = somebody()
  const pending_since = new Date().toISOString()
  const trap = await givenAccount(vereda)
  await db
    .updateTable('users')
    .set({ email: null, pending_email: named.email, pending_since })
    .where('id', '=', trap.id)
    .execute()
  const invited = await givenAccount(vereda)
  await db
    .updateTable('users')
    .set({ email: null, pending_email: named.email, pending_since, password_hash: null })
    .where('id', '=', invited.id)
    .execute()
  provider.setPerson(named)
  const { body } = await visits.signIn()
  expect(body.user).toMatchObject({ id: invited.id, email: named.email, email_verified: true })
  const { body: again } = await logIn(vereda, trap.username)
  expect(again.user.id).toBe(trap.id)
})

test('a closed account stays closed, and with closed registration nobody new is added', async () => {
  const account = await givenAccount(vereda)
  provider.setPerson(somebody({ email: account.email }))
  await visits.signIn()
  await db.updateTable('users').set({ is_active: false }).where('id', '=', account.id).execute()
  const notAdmitted = [403, 'provider_not_admitted']
  expect(refusal(await visits.signIn())).toEqual(notAdmitted)
  const other = await givenAccount(vereda)
  await db.updateTable('users').set({ is_active: false }).where('id', '=', other.id).execute()
  provider.setPerson(somebody({ email: other.email }))
  expect(refusal(await visits.signIn())).toEqual(notAdmitted)

  const known = await givenAccount(closed)
  provider.setPerson(somebody({ email: known.email }))
  expect((await visitsOf(closed).signIn()).body.user.id).toBe(known.id)
  provider.setPerson(somebody())
  expect(refusal(await visitsOf(closed).signIn())).toEqual(notAdmitted)
})

test('an answer is valid once, in the tab that began, and with its state', async () => {
  provider.setPerson(somebody())
  const refused = [401, 'provider_refused']
  const used = await visits.goThere()
  expect((await visits.finish(used)).status).toBe(200)
  expect(refusal(await visits.finish(used))).toEqual(refused)
  const mine = await visits.goThere()
  const theirs = await visits.goThere()
  expect(refusal(await visits.finish({ ...theirs, key: mine.key }))).toEqual(refused)
  const other = await visits.goThere()
  expect(refusal(await visits.finish({ ...other, state: 'made-up' }))).toEqual(refused)
  const code = await visits.goThere()
  expect(refusal(await visits.finish({ ...code, code: 'made-up' }))).toEqual(refused)
  const issued = await visits.goThere()
  expect(refusal(await visits.finish({ ...issued, iss: 'https://other.example' }))).toEqual(refused)
})

test('the audit has who signed in that way, and what was refused', async () => {
  provider.setPerson(somebody())
  const { body } = await visits.signIn()
  const rows = await db
    .selectFrom('audit')
    .select(['deed', 'actor_id'])
    .where('object_type', '=', 'user')
    .where('object_id', '=', body.user.id)
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { deed: 'user.create', actor_id: body.user.id },
    { deed: 'auth.provider_link', actor_id: body.user.id },
    { deed: 'auth.login', actor_id: body.user.id },
  ])
})

test('without a provider the calls do not exist', async () => {
  const without = await givenVereda()
  expect((await visitsOf(without).finish({ key: 'a', code: 'b', state: 'c' })).status).toBe(404)
  expect((await without.ask(userCalls.registration, null)).body.provider).toBeNull()
})
