import { expect, test } from 'vitest'
import { tokenHash } from '../../../src/access/passwords/token-hash.ts'
import { givenWorld } from '../../calls/world.ts'

const world = await givenWorld()
const { db, app } = world
const ask = (headers: Record<string, string | string[]>, url = '/api/user_information_profile/') =>
  app.inject({ url, headers })
const valid = async () => (await world.acting('role 2')).token
const denied = async (answer: ReturnType<typeof ask>, code = 'token_not_valid') => {
  const { statusCode, headers, json } = await answer
  expect([statusCode, json().code, headers['www-authenticate']]).toEqual([401, code, 'Bearer'])
}

test('a token is accepted as Bearer in its header, in any case', async () => {
  const token = await valid()
  expect((await ask({ authorization: `Bearer ${token}` })).statusCode).toBe(200)
  expect((await ask({ authorization: `bearer ${token}` })).statusCode).toBeLessThan(402)
})

const spoil: [name: string, spoiled: (token: string) => string][] = [
  ['one letter less', (token) => `Bearer ${token.slice(0, -1)}`],
  ['one letter more', (token) => `Bearer ${token}x`],
  ['the last letter another', (token) => `Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`],
  ['capitals', (token) => `Bearer ${token.toUpperCase()}`],
  ['the prefix of a refresh token', (token) => `Bearer ${token.replace('at_', 'rt_')}`],
  ['no prefix', (token) => `Bearer ${token.slice(3)}`],
  ['another one behind it', (token) => `Bearer ${token}, Bearer ${token}`],
  ['a comma', (token) => `Bearer ${token},`],
  ['Basic', (token) => `Basic ${Buffer.from(`${token}:`).toString('base64')}`],
  ['no word before it', (token) => token],
  ['Token', (token) => `Token ${token}`],
  ['nothing', () => 'Bearer '],
  ['null', () => 'Bearer null'],
  ['a signed token of nobody', () => 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ['a wildcard', () => 'Bearer at_%'],
  ['SQL', () => "Bearer at_' or '1'='1"],
]
test.each(spoil)('a token with %s opens nothing', async (_, spoiled) => {
  const answer = await ask({ authorization: spoiled(await valid()) })
  expect(answer.statusCode).toBe(401)
  expect(['token_not_valid', 'not_authenticated']).toContain(answer.json().code)
})

test('a token anywhere else is ignored', async () => {
  const token = await valid()
  const url = '/api/user_information_profile/'
  for (const query of ['token', 'access_token', 'access', 'authorization'])
    await denied(ask({}, `${url}?${query}=${token}`), 'not_authenticated')
  for (const cookie of [`token=${token}`, `access=${token}`, `authorization=Bearer ${token}`])
    await denied(ask({ cookie }), 'not_authenticated')
  for (const header of ['x-access-token', 'x-authorization', 'proxy-authorization', 'x-api-key'])
    await denied(ask({ [header]: `Bearer ${token}` }), 'not_authenticated')
})

test('an expired token opens nothing', async () => {
  const token = await valid()
  const past = new Date(Date.now() - 1000).toISOString()
  await db.updateTable('tokens').set({ expires_at: past }).where('hash', '=', tokenHash(token)).execute()
  await denied(ask({ authorization: `Bearer ${token}` }))
})

test('a token of a deactivated person opens nothing from the next request on', async () => {
  const person = await world.here.newPerson()
  const authorization = `Bearer ${person.token}`
  expect((await ask({ authorization })).statusCode).toBe(200)
  await db.updateTable('users').set({ is_active: false }).where('id', '=', person.id).execute()
  await denied(ask({ authorization }))
})

test('a token of an ended session opens nothing, and other sessions continue', async () => {
  const [one, other] = [await valid(), await valid()]
  const url = '/api/account/logout/'
  const out = await app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${one}` } })
  expect(out.statusCode).toBe(200)
  await denied(ask({ authorization: `Bearer ${one}` }))
  expect((await ask({ authorization: `Bearer ${other}` })).statusCode).toBe(200)
})

test('a lower role counts at once', async () => {
  const person = await world.here.newPerson()
  const headers = { authorization: `Bearer ${person.token}` }
  await db.deleteFrom('areas').where('user_id', '=', person.id).execute()
  const answer = await ask(headers, `/api/school/${world.here.school}/`)
  expect(answer.statusCode).toBe(404)
})

test('an access token refreshes nothing', async () => {
  const payload = { refresh: await valid() }
  const answer = await app.inject({ method: 'POST', url: '/api/account/token/refresh/', payload })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'token_not_valid'])
})

test('the database stores no usable token', async () => {
  const token = await valid()
  const { rows } = { rows: await db.selectFrom('tokens').selectAll().execute() }
  expect(JSON.stringify(rows)).not.toContain(token.slice(3))
})

test('unknown and known names get the same answer when throttled', async () => {
  const statuses = async (username: string) => {
    const answers: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const payload = { username, password: 'not the right one' }
      answers.push((await app.inject({ method: 'POST', url: '/api/account/login', payload })).statusCode)
    }
    return answers
  }
  const known = await statuses(world.here.teacher.username)
  expect(known).toEqual([401, 401, 401, 401, 401, 429])
  expect(await statuses('nobody-of-this-name')).toEqual(known)
})

test('a forwarded address does not bypass throttling', async () => {
  const username = 'somebody-behind-a-proxy'
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const headers = {
      'x-forwarded-for': `203.0.${attempt}.7`,
      'x-real-ip': `198.51.${attempt}.7`,
      forwarded: 'for=1.2.3.4',
    }
    const payload = { username, password: 'not the right one' }
    statuses.push(
      (await app.inject({ method: 'POST', url: '/api/account/login', headers, payload })).statusCode,
    )
  }
  expect(statuses.at(-1)).toBe(429)
})
