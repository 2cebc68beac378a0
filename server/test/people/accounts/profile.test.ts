import { accountCalls } from 'contract/people/accounts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Someone } from '../../given/people.ts'
import { givenCountry } from '../../given/places.ts'
import { givenVereda } from '../../vereda.ts'
import { givenAccount, holding, logIn, password } from './given-account.ts'

const vereda = await givenVereda()
const { db } = vereda.database
afterAll(() => vereda.close())

const another = 'slow green window 31'

const loggedIn = async () => {
  const person = await givenAccount(vereda)
  const { body: tokens } = await logIn(vereda, person.username)
  return { person, tokens, me: holding(person, tokens) }
}
const profile = (as: Someone) => vereda.ask(accountCalls.profile, as)
const change = (as: Someone | null, body: object, headers: Record<string, string> = {}) =>
  vereda.ask(accountCalls.changeProfile, as, { body, headers })
const changePassword = (as: Someone, body: object = {}) =>
  vereda.ask(accountCalls.changePassword, as, {
    body: { previous_password: password, password: another, password_confirmation: another, ...body },
  })
const faultAt = (
  answer: { status: number; body: { errors?: Record<string, { code: string }[]> } },
  field: string,
) => [answer.status, answer.body.errors?.[field]?.[0]?.code]

test('a person changes the own name, phone, country and language', async () => {
  const { me } = await loggedIn()
  const country = await givenCountry(db, 'PE')
  const body = { full_name: '  Ana Prueba ', phone: '+51 1 555 0101', country: country.id, language: 'es' }
  const answer = await change(me, body)
  expect([answer.status, answer.body]).toMatchObject([
    200,
    {
      full_name: 'Ana Prueba',
      phone: body.phone,
      country: { id: country.id, name: 'Perú' },
      language: 'es',
      version: 2,
    },
  ])
  expect(answer.headers['etag']).toBe('"v2"')
  expect((await change(me, { phone: '', country: null })).body).toMatchObject({ phone: null, country: null })
  expect((await profile(me)).body).toMatchObject({ full_name: 'Ana Prueba', language: 'es', version: 3 })
})

test('another country on the profile gives no scope', async () => {
  const { person, me } = await loggedIn()
  const { id } = await givenCountry(db, 'PE')
  await change(me, { country: id })
  const row = await db
    .selectFrom('users')
    .select('managed_country_id')
    .where('id', '=', person.id)
    .executeTakeFirst()
  expect(row?.managed_country_id).toBeNull()
})

test('e-mail and user name are changed only with the current password', async () => {
  const { person, me } = await loggedIn()
  for (const body of [{ email: 'other@vereda.example' }, { username: 'another-name' }]) {
    expect(faultAt(await change(me, body), 'current_password')).toEqual([400, 'required'])
    const wrong = await change(me, { ...body, current_password: 'not this one' })
    expect(faultAt(wrong, 'current_password')).toEqual([400, 'incorrect_current_password'])
  }
  const both = { email: 'other@vereda.example', username: 'another-name', current_password: password }
  expect((await change(me, both)).body).toMatchObject({
    email: person.email,
    pending_email: both.email,
    username: both.username,
  })
  expect((await logIn(vereda, person.username)).status).toBe(401)
  expect((await logIn(vereda, 'another-name')).status).toBe(200)
  const taken = await givenAccount(vereda)
  expect(faultAt(await change(me, { email: taken.email, current_password: password }), 'email')).toEqual([
    400,
    'email_exists',
  ])
  expect(
    faultAt(await change(me, { username: taken.username, current_password: password }), 'username'),
  ).toEqual([400, 'username_exists'])
})

test('guesses at the current password are counted', async () => {
  const { me } = await loggedIn()
  const guess = () => changePassword(me, { previous_password: 'not this one' })
  for (let count = 0; count < 5; count += 1)
    expect(faultAt(await guess(), 'previous_password')).toEqual([400, 'incorrect_current_password'])
  const refused = await changePassword(me)
  expect([refused.status, refused.body.code]).toEqual([429, 'throttled'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
  await db.updateTable('throttles').set({ free_at: sql`now()` }).execute()
  expect((await changePassword(me)).status).toBe(200)
})

test('nobody gives themselves a role, areas or a flag', async () => {
  const { person, me } = await loggedIn()
  for (const body of [
    { role: 0 },
    { is_superuser: true },
    { is_active: true },
    { areas: [1] },
    { id: 1 },
    { managed_country_id: 1 },
    { password: another },
    { full_name: 'Me', role: 3 },
  ]) {
    const answer = await change(me, body)
    expect([answer.status, answer.body.code], JSON.stringify(body)).toEqual([403, 'permission_denied'])
  }
  expect((await change(null, { full_name: 'Me' })).status).toBe(401)
  expect((await profile(me)).body).toMatchObject({
    id: person.id,
    role: 3,
    version: 1,
    full_name: person.full_name,
  })
})

test('the faults of a profile are named', async () => {
  const { me } = await loggedIn()
  for (const [body, field, code] of [
    [{ full_name: '' }, 'full_name', 'required'],
    [{ full_name: 'x'.repeat(201) }, 'full_name', 'max_length'],
    [{ phone: '1'.repeat(41) }, 'phone', 'max_length'],
    [{ language: 'xx' }, 'language', 'validation_error'],
    [{ country: 999_999 }, 'country', 'does_not_exist'],
    [{ country: 'Peru' }, 'country', 'validation_error'],
    [{ email: 'no address', current_password: password }, 'email', 'invalid_email'],
  ] as const)
    expect(faultAt(await change(me, body), field), JSON.stringify(body)).toEqual([400, code])
  const polluted = await vereda.app.inject({
    method: 'PATCH',
    url: '/api/user_information_profile/',
    headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' },
    payload: '{"__proto__": {"role": 0}}',
  })
  expect([polluted.statusCode, polluted.json().code]).toEqual([400, 'validation_error'])
})

test('a change over a newer version is refused', async () => {
  const { me } = await loggedIn()
  expect((await change(me, { full_name: 'One' }, { 'if-match': '"v1"' })).status).toBe(200)
  const late = await change(me, { full_name: 'Two' }, { 'if-match': '"v1"' })
  expect([late.status, late.body.code, (late.body as { version?: number }).version]).toEqual([
    412,
    'version_conflict',
    2,
  ])
  expect((await change(me, { full_name: 'Three' }, { 'if-match': '*' })).status).toBe(200)
})
