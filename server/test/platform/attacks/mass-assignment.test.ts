import { expect, test } from 'vitest'
import { send } from '../../calls/send.ts'
import { type Column, givenWorld } from '../../calls/world.ts'

const world = await givenWorld()
const { here, there } = world
const calls = new Map(world.app.calls.map(({ call }) => [`${call.method} ${call.path}`, call]))
const ask = async (message: string, asks: object, column: Column = 'role 3') =>
  send(world, calls.get(message) as never, asks, await world.acting(column))

const own = 'PATCH /api/user_information_profile/'
const raised: [name: string, value: unknown][] = [
  ['role', 0],
  ['is_superuser', true],
  ['is_active', true],
  ['areas', [1]],
  ['managed_country', 1],
  ['managed_region_id', 1],
  ['id', 1],
  ['password', 'boat lamp river seven'],
  ['created_by', 1],
  ['status', 'CLOSED'],
  ['school', 1],
  ['evaluation_line', 1],
]
test.each(raised)('%s in the own profile is refused, not ignored', async (name, value) => {
  const { status, body } = await ask(own, { body: { full_name: 'Changed', [name]: value } })
  expect([status, body.code]).toEqual([403, 'permission_denied'])
  const { full_name } = await world.db
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', here.teacher.id)
    .executeTakeFirstOrThrow()
  expect(full_name).not.toBe('Changed')
})

test('unknown fields of a body are dropped, whatever a column is called', async () => {
  const body = {
    full_name: 'Only the name',
    version: 99,
    password_hash: 'x',
    password_version: 0,
    last_login: null,
    created_at: '1990-01-01',
    folded: 'x',
  }
  const before = await world.db
    .selectFrom('users')
    .select(['password_hash', 'password_version', 'created_at'])
    .where('id', '=', here.teacher.id)
    .executeTakeFirstOrThrow()
  expect((await ask(own, { body })).status).toBe(200)
  const after = await world.db
    .selectFrom('users')
    .select(['password_hash', 'password_version', 'created_at'])
    .where('id', '=', here.teacher.id)
    .executeTakeFirstOrThrow()
  expect(after).toEqual(before)
})

test('nobody registers as more than a school representative without areas', async () => {
  const person = () => ({
    username: `new-${crypto.randomUUID()}`,
    email: `${crypto.randomUUID()}@vereda.example`,
    full_name: 'New',
    password: 'boat lamp river seven',
  })
  for (const more of [{ role: 0 }, { role: 2 }, { is_superuser: true }, { areas: [here.school] }]) {
    const request = { method: 'POST' as const, path: '/api/account/register' }
    const { status, body } = await send(world, request, { body: { ...person(), ...more } }, null)
    expect([status, body.code]).toEqual([403, 'permission_denied'])
  }
})

const above: [Column, number][] = [
  ['role 2', 2],
  ['role 2', 1],
  ['role 2', 0],
  ['role 1', 1],
  ['role 1', 0],
]
test.each(above)('%s gives nobody role %i', async (column, role) => {
  const body = {
    username: `new-${crypto.randomUUID()}`,
    email: `${crypto.randomUUID()}@vereda.example`,
    full_name: 'New',
    role,
  }
  expect((await ask('POST /api/account/register', { body }, column)).status).toBe(403)
  const person = await here.newPerson()
  const change = { parameters: { id: person.id }, body: { role } }
  expect((await ask('PATCH /api/user_information/{id}/', change, column)).status).toBe(403)
})

test('an administrator who is no superuser makes none, and changes none', async () => {
  const superuser = await world.acting('superuser')
  for (const body of [{ is_superuser: true }, { is_superuser: false }]) {
    const asks = { parameters: { id: here.representative.id }, body }
    expect((await ask('PATCH /api/user_information/{id}/', asks, 'role 0')).status).toBe(403)
  }
  const asks = { parameters: { id: superuser.id } }
  expect((await ask('DELETE /api/user_information/{id}/', asks, 'role 0')).status).toBe(403)
  expect((await ask('DELETE /api/user_information/{id}/sessions/', asks, 'role 0')).status).toBe(403)
  const change = { ...asks, body: { full_name: 'Taken over' } }
  expect((await ask('PATCH /api/user_information/{id}/', change, 'role 0')).status).toBe(403)
})

test('a superuser of role 1 gets more actions, and no more rows', async () => {
  await world.db
    .updateTable('users')
    .set({ is_superuser: true })
    .where('id', '=', here.representative.id)
    .execute()
  const id = here.instrument.options[0]?.id
  const text = { parameters: { id }, body: { language: 'en', label: 'Words', help: 'Words' } }
  expect((await ask('PATCH /api/option/{id}/', text, 'role 1')).status).toBe(200)
  expect((await ask('GET /api/school/{id}/', { parameters: { id: there.school } }, 'role 1')).status).toBe(
    404,
  )
  expect((await ask('POST /api/country/', { body: { code: 'VN' } }, 'role 1')).status).toBe(403)
  const flag = { parameters: { id: (await here.newPerson()).id }, body: { is_superuser: true } }
  expect((await ask('PATCH /api/user_information/{id}/', flag, 'role 1')).status).toBe(403)
  await world.db
    .updateTable('users')
    .set({ is_superuser: false })
    .where('id', '=', here.representative.id)
    .execute()
})

test('status, year and author are no fields of a body', async () => {
  const goal = await here.goal()
  const asks = {
    parameters: { plan: here.open.plan, goal },
    body: { title: 'A goal', carried_from: 1, plan: 1 },
  }
  const answer = await ask('PATCH /api/action_plan/{plan}/goals/{goal}/', asks, 'role 2')
  expect(answer.body).toMatchObject({ title: 'A goal', carried_from: null })
  const text = { body: { evaluation_line: here.open.id, text: 'Mine', author: there.teacher.id } }
  expect((await ask('POST /api/comment/', text)).body).toMatchObject({ author: { id: here.teacher.id } })
  const result = await here.result()
  const moved = { parameters: { id: result }, body: { evaluation_line: there.open.id } }
  expect((await ask('PATCH /api/result/{id}/', moved, 'role 2')).status).toBe(403)
})

test('answers contain no secret of a person', async () => {
  const secret = /password|hash|managed|token|folded|sha256|storage|object"/
  for (const path of [
    'user_information/',
    'user_information_profile/',
    'notifications/',
    'account/sessions/',
  ]) {
    const { text } = await send(
      world,
      { method: 'GET', path: `/api/${path}` },
      {},
      await world.acting('superuser'),
    )
    expect(text).not.toMatch(secret)
  }
})
