// @both-databases: a full disk and a thread that ended look different from a lost connection
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { givenVereda, type Vereda } from './vereda.ts'

let vereda: Vereda
beforeAll(async () => {
  vereda = await givenVereda()
})
afterAll(() => vereda.close())

const get = (url: string) => vereda.app.inject({ url })

test('a running server answers so, without details', async () => {
  const answer = await get('/healthz')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'ok' })
})

test('a server whose tables are not up to date is not ready', async () => {
  expect((await get('/readyz')).statusCode).toBe(200)
  await sql`delete from migration where number = (select max(number) from migration)`.execute(
    vereda.database.db,
  )
  const answer = await vi.waitFor(async () => {
    const afterwards = await get('/readyz')
    expect(afterwards.statusCode).toBe(503)
    return afterwards
  }, 5000)
  expect(answer.json()).toMatchObject({
    code: 'unavailable',
    reason: 'migrations',
    request_id: expect.any(String),
  })
  expect(answer.headers['retry-after']).toBe('1')
})

test('a server stays ready when a newer version beside it has brought the tables further', async () => {
  const older = await givenVereda()
  await sql`insert into migration (number, name, checksum) values (9999, 'of-the-newer', 'none')`.execute(
    older.database.db,
  )
  expect((await older.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  await older.close()
})

test('many strangers who ask whether it is ready cause one database query', async () => {
  const other = await givenVereda()
  const ping = vi.spyOn(other.database, 'ping')
  const answers = await Promise.all(Array.from({ length: 200 }, () => other.app.inject({ url: '/readyz' })))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(ping).toHaveBeenCalledTimes(1)
  await other.close()
})

test('a server on a full disk says so and stays ready, since people can still read', async () => {
  const full = await givenVereda({ MIN_FREE_MB: '900000000' })
  const answer = await full.app.inject({ url: '/readyz' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok', disk: 'full' }])
  expect((await full.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  await full.close()
})
