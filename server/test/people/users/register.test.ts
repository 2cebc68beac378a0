import { accountCalls } from 'contract/people/accounts'
import { userCalls } from 'contract/people/users'
import { afterAll, expect, test } from 'vitest'
import { givenVereda } from '../../vereda.ts'
import { aPerson, byNumber, givenWorld, password, register } from './given-people.ts'

const vereda = await givenVereda({ TRUST_PROXY: 'loopback' })
const { db } = vereda.database
const { here, there, administrator } = await givenWorld(db)
afterAll(() => vereda.close())

let lastAddress = 0
const anAddress = () => ({ 'x-forwarded-for': `10.9.${(lastAddress += 1)}.1` })
const codes = (answer: { body: { errors?: Record<string, { code: string }[]> } }) =>
  Object.fromEntries(Object.entries(answer.body.errors ?? {}).map(([field, [first]]) => [field, first?.code]))

test('a stranger registers as a school representative without areas, and logs in', async () => {
  const person = aPerson({ country: here.country.id, phone: ' ' })
  const answer = await vereda.ask(userCalls.register, null, {
    body: person,
    headers: { ...anAddress(), 'accept-language': 'es' },
  })
  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({
    username: person.username,
    email: person.email,
    role: 3,
    is_superuser: false,
    is_active: true,
    areas: [],
    phone: null,
    country: { id: here.country.id, name: 'Perú' },
    language: 'es',
    last_login: null,
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/managed|hash|folded/)
  const login = await vereda.ask(accountCalls.login, null, { body: { username: person.email, password } })
  expect(login.status).toBe(200)
  const seen = await vereda.ask(userCalls.read, here.representative, { parameters: { id: answer.body.id } })
  expect(seen.status).toBe(200)
  const foreign = await vereda.ask(userCalls.read, there.representative, {
    parameters: { id: answer.body.id },
  })
  expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found'])
})

test('a stranger may not ask for a role, areas, a flag, or a place in lists', async () => {
  for (const traits of [
    { role: 0 },
    { role: 2 },
    { areas: [here.north.school.id] },
    { is_superuser: true },
    { managed_country_id: here.country.id },
    { is_active: true },
  ]) {
    const answer = await register(vereda, null, traits, anAddress())
    expect([answer.status, answer.body.code], JSON.stringify(traits)).toEqual([403, 'permission_denied'])
  }
  expect(
    (await register(vereda, null, { role: 3, areas: [], is_superuser: false }, anAddress())).status,
  ).toBe(201)
})

test('the faults of a registration are named', async () => {
  const taken = (await register(vereda, administrator)).body
  const cases: [object, Record<string, string>][] = [
    [{ username: 'four' }, { username: 'min_length' }],
    [{ username: 'with@sign' }, { username: 'validation_error' }],
    [{ username: taken.username.toUpperCase() }, { username: 'username_exists' }],
    [{ email: taken.email?.toUpperCase() }, { email: 'email_exists' }],
    [{ email: 'no address' }, { email: 'invalid_email' }],
    [{ email: '' }, { email: 'required' }],
    [{ password: 'seven77' }, { password: 'min_length' }],
    [{ password: 'x'.repeat(129) }, { password: 'max_length' }],
    [{ password: '' }, { password: 'required' }],
    [{ password: undefined }, { password: 'required' }],
    [{ full_name: '' }, { full_name: 'required' }],
    [{ country: 999_999 }, { country: 'does_not_exist' }],
    [{ full_name: 'a\u0000b' }, { full_name: 'validation_error' }],
  ]
  for (const [traits, wrong] of cases) {
    const answer = await register(vereda, null, traits, anAddress())
    expect([answer.status, codes(answer)], JSON.stringify(traits)).toEqual([400, wrong])
  }
  const { body } = await register(vereda, null, { email: 'no address' }, anAddress())
  expect(body).toMatchObject({ detail: 'Please enter a valid email address.' })
})

test('nobody chooses a common password, the own name or the name of the product', async () => {
  for (const traits of [
    { password: 'password1' },
    { password: 'PassWord1' },
    { password: 'qwertyuiop' },
    { username: 'riverboat-hugo', password: 'Riverboat-Hugo' },
    { username: 'riverboat-ines', email: 'ines.lopez.vega@vereda.example', password: 'ines.lopez.vega' },
    { password: 'Vereda2026!' },
    { password: 'vereda12' },
  ]) {
    const answer = await register(vereda, null, traits, anAddress())
    expect([answer.status, codes(answer)], JSON.stringify(traits)).toEqual([
      400,
      { password: 'password_too_common' },
    ])
  }
})

test('the list of common passwords has more than 10,000 that would be long enough', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  expect(dictionary['passwords-common'].filter((each) => [...each].length >= 8).length).toBeGreaterThan(
    10_000,
  )
})

test('one address registers five people an hour', async () => {
  const there = anAddress()
  for (let count = 0; count < 5; count += 1)
    expect((await register(vereda, null, {}, there)).status).toBe(201)
  const sixth = await register(vereda, null, {}, there)
  expect([sixth.status, sixth.body.code]).toEqual([429, 'throttled'])
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3500)
  expect((await register(vereda, here.representative, { role: 3 }, there)).status).toBe(201)
})

test('while registration is closed, only staff register people', async () => {
  const closed = await givenVereda({ REGISTRATION: 'closed' })
  const { superuser: admin } = await givenWorld(closed.database.db)
  expect((await register(closed, null)).status).toBe(403)
  expect((await register(closed, admin)).status).toBe(201)
  await closed.close()
})

test('two who take the same user name at once: one has it', async () => {
  const username = 'the-same-name'
  const answers = await Promise.all([
    register(vereda, null, { username }, anAddress()),
    register(vereda, null, { username }, anAddress()),
  ])
  expect(answers.map(({ status }) => status).sort(byNumber)).toEqual([201, 400])
})
