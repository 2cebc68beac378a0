import { verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { givenAccount, logIn } from './given-account.ts'
import { givenLogins } from './given-logins.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, verify: vi.fn<typeof real.verify>(real.verify) }
})

const { vereda, db, from, anAddress, recordedOf } = await givenLogins()

const wrongOnes = async (username: string, times: number, headers: Record<string, string>) => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < times; attempt += 1)
    statuses.push((await logIn(vereda, username, { password: 'not this one' }, headers)).status)
  return statuses
}

test('an unknown person, a wrong password and a closed account get one answer and take the same work', async () => {
  const person = await givenAccount(vereda)
  const closed = await givenAccount(vereda)
  const invited = await givenAccount(vereda)
  await db.updateTable('users').set({ is_active: false }).where('id', '=', closed.id).execute()
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', invited.id).execute()
  const answers = [
    () => logIn(vereda, 'nobody-here', {}, anAddress()),
    () => logIn(vereda, 'nobody@vereda.example', {}, anAddress()),
    () => logIn(vereda, person.username, { password: 'not this one' }, anAddress()),
    () => logIn(vereda, closed.username, {}, anAddress()),
    () => logIn(vereda, invited.username, {}, anAddress()),
  ]
  for (const answer of answers) {
    vi.mocked(verify).mockClear()
    const { status, body, headers } = await answer()
    expect([status, body.code]).toEqual([401, 'invalid_credentials'])
    expect(headers['www-authenticate']).toBeUndefined()
    expect(verify).toHaveBeenCalledTimes(1)
    expect(vi.mocked(verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  }
  expect(await recordedOf(person.id)).toEqual(['auth.login_failed'])
})

test('after five wrong passwords from one network the person waits, and longer each time', async () => {
  const person = await givenAccount(vereda)
  const there = anAddress()
  expect(await wrongOnes(person.username, 5, there)).toEqual([401, 401, 401, 401, 401])
  const refused = await logIn(vereda, person.username, {}, there)
  expect([refused.status, refused.body.code]).toEqual([429, 'throttled'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(55)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(await recordedOf(person.id)).toContain('auth.throttled')

  await db.updateTable('throttles').set({ free_at: sql`now()` }).execute()
  expect(await wrongOnes(person.username, 1, there)).toEqual([401])
  const again = await logIn(vereda, person.username, {}, there)
  expect(again.status).toBe(429)
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(110)

  expect((await logIn(vereda, person.username, {}, anAddress())).status).toBe(200)
  await db.updateTable('throttles').set({ free_at: sql`now()` }).execute()
  expect((await logIn(vereda, person.username, {}, there)).status).toBe(200)
  expect(await wrongOnes(person.username, 4, there)).toEqual([401, 401, 401, 401])
  expect((await logIn(vereda, person.username, {}, there)).status).toBe(200)
})

test('many parallel wrong passwords count like many in a row', async () => {
  const person = await givenAccount(vereda)
  const there = anAddress()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => logIn(vereda, person.username, { password: 'not this one' }, there)),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
})

test('unknown names are counted like known ones', async () => {
  const there = anAddress()
  expect(await wrongOnes('nobody-at-all', 6, there)).toEqual([401, 401, 401, 401, 401, 429])
})

test('attempts from everywhere do not lock the owner out at home', async () => {
  const person = await givenAccount(vereda)
  const home = anAddress()
  expect((await logIn(vereda, person.username, {}, home)).status).toBe(200)
  for (let network = 0; network < 10; network += 1) {
    expect(await wrongOnes(person.username, 5, from(`10.2.${network}.1`))).toEqual([401, 401, 401, 401, 401])
  }
  expect((await logIn(vereda, person.username, {}, from('10.3.1.1'))).status).toBe(429)
  expect((await logIn(vereda, person.username, {}, home)).status).toBe(200)
})

test('one address tries at most 200 times in a quarter of an hour', async () => {
  const there = from('10.4.1.1')
  expect(await wrongOnes('first-name', 1, there)).toEqual([401])
  await db.updateTable('throttles').set({ attempts: 199 }).where('attempts', '=', 1).execute()
  expect(await wrongOnes('second-name', 1, there)).toEqual([401])
  const refused = await logIn(vereda, 'third-name', {}, there)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
})
