import { expect, test } from 'vitest'
import { givenWorld } from '../../calls/world.ts'

const world = await givenWorld({ PUBLIC_BASE_URL: 'https://vereda.example' })
const { app, here } = world
const { token } = await world.acting('role 0')
const authorization = `Bearer ${token}`
const ask = (method: string, url: string, more: object = {}) =>
  app.inject({ method: method as 'GET', url, headers: { authorization }, ...more })

const post = (key: string, name: string, as = authorization) =>
  ask('POST', '/api/region/', {
    headers: { authorization: as, 'idempotency-key': key },
    payload: { name, country: here.country },
  })

test.each([' ', 'with space', 'x'.repeat(256), 'a\tb', 'ñ'])('the key "%s" is refused', async (key) => {
  const { statusCode, body } = await post(key, 'Keyed')
  expect([statusCode, JSON.parse(body).code]).toEqual([400, 'validation_error'])
})

test('a key belongs to its person: another person with it gets no stored answer', async () => {
  const key = crypto.randomUUID()
  const name = `Own ${key}`
  const first = await post(key, name)
  const { token: other } = await world.acting('role 1')
  const theirs = await post(key, name, `Bearer ${other}`)
  expect([first.statusCode, theirs.statusCode, theirs.json().code]).toEqual([201, 400, 'name_exists'])
  expect(theirs.headers['idempotent-replay']).toBeUndefined()
})

test('a key of one call is free for another', async () => {
  const key = crypto.randomUUID()
  expect((await post(key, `One ${key}`)).statusCode).toBe(201)
  const body = { evaluation_line: here.open.id, text: 'Two' }
  const other = await ask('POST', '/api/note/', {
    headers: { authorization, 'idempotency-key': key },
    payload: body,
  })
  expect(other.statusCode).toBe(201)
})

test('a refused request stores no answer: corrected and sent again it is done', async () => {
  const key = crypto.randomUUID()
  expect((await post(key, '')).statusCode).toBe(400)
  expect((await post(key, `Mended ${key}`)).statusCode).toBe(201)
})

test('who may no longer do it gets no stored answer either', async () => {
  const key = crypto.randomUUID()
  const { token: own } = await world.acting('role 1')
  expect((await post(key, `Kept ${key}`, `Bearer ${own}`)).statusCode).toBe(201)
  await world.db
    .updateTable('sessions')
    .set({ revoked_at: new Date().toISOString() } as never)
    .where('user_id', '=', here.representative.id)
    .execute()
  expect((await post(key, `Kept ${key}`, `Bearer ${own}`)).statusCode).toBe(401)
})
