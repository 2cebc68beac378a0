import { randomUUID } from 'node:crypto'
import { accountCalls } from 'contract/people/accounts'
import { userCalls } from 'contract/people/users'
import { afterAll, expect, test } from 'vitest'
import { asCoordinator, asRepresentative } from '../../given/people.ts'
import { givenVereda } from '../../vereda.ts'
import { aPerson, givenWorld, password, register } from './given-people.ts'

const vereda = await givenVereda({ TRUST_PROXY: 'loopback' })
const { db } = vereda.database
const { here, there, administrator, superuser } = await givenWorld(db)
afterAll(() => vereda.close())

let lastAddress = 0
const anAddress = () => ({ 'x-forwarded-for': `10.9.${(lastAddress += 1)}.1` })
const codes = (answer: { body: { errors?: Record<string, { code: string }[]> } }) =>
  Object.fromEntries(Object.entries(answer.body.errors ?? {}).map(([field, [first]]) => [field, first?.code]))

const originOf = (id: number) =>
  db
    .selectFrom('users')
    .select(['managed_country_id as country', 'managed_region_id as region'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('staff assign the roles they may assign, with areas in their own place', async () => {
  const { country, north, south } = here
  const cases = [
    [administrator, { role: 0 }, []],
    [administrator, { role: 1 }, []],
    [
      administrator,
      { role: 3, areas: [north.school.id, there.north.school.id] },
      [north.school.id, there.north.school.id],
    ],
    [here.representative, { role: 2, areas: [north.id, south.id, north.id] }, [north.id, south.id]],
    [here.representative, { role: 3, areas: [south.school.id], country: country.id }, [south.school.id]],
    [here.northern, { role: 3, areas: [north.school.id], country: country.id }, [north.school.id]],
    [here.northern, {}, []],
  ] as const
  for (const [as, traits, areas] of cases) {
    const answer = await register(vereda, as, traits)
    expect(answer.status, JSON.stringify([as.role, traits, answer.body])).toBe(201)
    expect(answer.body.areas.map(({ place }) => place.id)).toEqual(areas)
    const seen = await vereda.ask(userCalls.read, as, { parameters: { id: answer.body.id } })
    expect(seen.status).toBe(200)
  }
})

test('staff without a place make nobody: the person would belong to no country', async () => {
  for (const nowhere of [await asRepresentative(db, []), await asCoordinator(db, [])]) {
    const answer = await register(vereda, nowhere, { role: 3 })
    expect([answer.status, codes(answer)]).toEqual([400, { country: 'country_undetermined' }])
  }
  expect((await register(vereda, administrator, { role: 3 })).status).toBe(201)
})

test('staff assign no other roles and no areas elsewhere', async () => {
  const { north, south } = here
  const forbidden = [
    [here.representative, { role: 0 }],
    [here.representative, { role: 1 }],
    [here.representative, { role: 2, areas: [there.north.id] }],
    [here.representative, { role: 2, areas: [999_999] }],
    [here.representative, { role: 2, areas: [north.id, there.north.id] }],
    [here.representative, { role: 3, country: there.country.id }],
    [here.representative, { role: 3, country: 999_999 }],
    [here.representative, { role: 3, is_superuser: true }],
    [here.northern, { role: 2, areas: [north.id] }],
    [here.northern, { role: 3, areas: [south.school.id] }],
    [administrator, { role: 0, is_superuser: true }],
    [here.teacher, { role: 3 }],
    [here.teacher, { username: '' }],
  ] as const
  for (const [as, traits] of forbidden) {
    const answer = await register(vereda, as, traits)
    expect([answer.status, answer.body.code], JSON.stringify([as.role, traits])).toEqual([
      403,
      'permission_denied',
    ])
  }
})

test('an administrator learns what is wrong with areas and flags', async () => {
  for (const [as, traits, status, wrong] of [
    [administrator, { role: 0, areas: [here.country.id] }, 400, { areas: 'admin_must_not_have_area' }],
    [administrator, { role: 2, areas: [999_999] }, 400, { areas: 'does_not_exist' }],
    [administrator, { role: 1, areas: [999_999] }, 400, { areas: 'does_not_exist' }],
    [administrator, { country: 999_999 }, 400, { country: 'does_not_exist' }],
    [superuser, { role: 2, is_superuser: true }, 400, { is_superuser: 'validation_error' }],
  ] as const) {
    const answer = await register(vereda, as, traits)
    expect([answer.status, codes(answer)], JSON.stringify(traits)).toEqual([status, wrong])
  }
  const second = await register(vereda, administrator, { role: 1, areas: [here.country.id] })
  expect([second.status, second.body.code]).toEqual([409, 'more_than_one_representative'])
})

test('a super administrator makes another', async () => {
  const answer = await register(vereda, superuser, { role: 0, is_superuser: true })
  expect([answer.status, answer.body.is_superuser]).toEqual([201, true])
})

test('a person whom staff register without a password cannot log in yet', async () => {
  const person = aPerson({ role: 3, password: undefined })
  const answer = await vereda.ask(userCalls.register, here.northern, { body: person })
  expect(answer.status).toBe(201)
  const login = await vereda.ask(accountCalls.login, null, { body: { username: person.username, password } })
  expect([login.status, login.body.code]).toEqual([401, 'invalid_credentials'])
})

test('the former place of a person is stored for lists, from the creator or the first area', async () => {
  const origins = [
    [null, { country: here.country.id }, { country: here.country.id, region: null }],
    [administrator, { country: there.country.id }, { country: there.country.id, region: null }],
    [here.representative, { role: 2 }, { country: here.country.id, region: null }],
    [here.northern, {}, { country: here.country.id, region: here.north.id }],
    [
      administrator,
      { areas: [there.south.school.id] },
      { country: there.country.id, region: there.south.id },
    ],
    [
      administrator,
      { role: 2, areas: [there.south.id] },
      { country: there.country.id, region: there.south.id },
    ],
  ] as const
  for (const [as, traits, origin] of origins) {
    const { body } = await register(vereda, as, traits, anAddress())
    expect(await originOf(body.id)).toEqual(origin)
  }
})

test('a repeated registration by staff makes one person', async () => {
  const body = aPerson({ role: 3 })
  const headers = { 'idempotency-key': randomUUID() }
  const first = await vereda.ask(userCalls.register, here.representative, { body, headers })
  const again = await vereda.ask(userCalls.register, here.representative, { body, headers })
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect(again.headers['idempotent-replay']).toBe('true')
  const other = await vereda.ask(userCalls.register, here.representative, {
    body: { ...body, full_name: 'Somebody else' },
    headers,
  })
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
})

test('the audit of a new person has no names', async () => {
  const { body } = await register(vereda, here.representative, { role: 2, areas: [here.north.id] })
  const row = await db
    .selectFrom('audit')
    .selectAll()
    .where('object_id', '=', body.id)
    .where('deed', '=', 'user.create')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    actor_id: here.representative.id,
    new: { role: 2, is_superuser: false, areas: [here.north.id] },
  })
})
