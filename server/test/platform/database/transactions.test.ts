// @both-databases: one session in turns here, a pool of sessions there
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { constraintOf, isRetryable } from '../../../src/platform/database/failures/errors.ts'
import { transact } from '../../../src/platform/database/sessions/transact.ts'
import { engine, givenDatabase } from '../../database/database.ts'

const message: string[] = []
const database = await givenDatabase({ deadline: 2000, warn: (line) => message.push(line) })
const { db } = database
await sql`create table drawer (id integer constraint drawer_id primary key, word text not null)`.execute(db)

const put = (id: number, handle = db) => sql`insert into drawer values (${id}, 'word')`.execute(handle)
const touch = (id: number, handle: typeof db) =>
  sql`update drawer set word = 'x' where id = ${id}`.execute(handle)

/** Lets all of them go on as soon as so many wait, and everybody after them. */
const barrier = (count: number) => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  let waiting = 0
  return () => {
    waiting += 1
    if (waiting === count) open()
    return opened
  }
}
const has = async (id: number) =>
  (await sql`select 1 from drawer where id = ${id}`.execute(db)).rows.length === 1

test('a violated constraint is named, and the connection stays usable', async () => {
  await put(1)
  const error = await put(1).catch((thrown: unknown) => thrown)
  expect(constraintOf(error)).toBe('drawer_id')
  expect(isRetryable(error)).toBe(false)
  expect(await has(1)).toBe(true)
})

test('a ping is answered', async () => {
  await expect(database.ping(500)).resolves.toBeUndefined()
})

test('a failed transaction changes nothing', async () => {
  const failing = db.transaction().execute(async (transaction) => {
    await put(2, transaction)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await has(2)).toBe(false)
})

test('a transaction that swallowed a failure is not reported as saved', async () => {
  const swallowing = db.transaction().execute(async (transaction) => {
    await put(3, transaction)
    await put(3, transaction).catch(() => {})
  })
  await expect(swallowing).rejects.toThrow('Nothing was saved')
  expect(await has(3)).toBe(false)
})

test('parallel transactions all end, each seeing only its own writes', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => 100 + index)
  const inside = ids.map((id) =>
    db.transaction().execute(async (transaction) => {
      await put(id, transaction)
      await Promise.all([sql`select 1`.execute(transaction), sql`select 2`.execute(transaction)])
      if (id % 2) throw new Error('odd')
    }),
  )
  await Promise.allSettled(inside)
  const { rows } = await sql<{ id: number }>`select id from drawer where id >= 100 order by id`.execute(db)
  expect(rows.map(({ id }) => id)).toEqual(ids.filter((id) => id % 2 === 0))
})

test('a statement that takes too long is ended as unavailable, and the next one is answered', async () => {
  const long = sql`select count(*) from generate_series(1, 1000000000)`.execute(db)
  await expect(long).rejects.toMatchObject({ code: 'unavailable', status: 503 })
  await expect.poll(() => has(1), { timeout: 10_000 }).toBe(true)
})

test.runIf(engine() === 'embedded')(
  'a request that got the only session too late is refused, and the session stays usable',
  async () => {
    message.length = 0
    const first = sql`select pg_sleep(1.4)`.execute(db)
    const second = db.transaction().execute(async (transaction) => {
      await put(4, transaction)
      await sql`select pg_sleep(1)`.execute(transaction)
    })
    await first
    await expect(second).rejects.toMatchObject({ code: 'unavailable' })
    expect(await has(4)).toBe(false)
    expect(message).toEqual([])
  },
)

test.runIf(engine() === 'embedded')(
  'a query with the outer handle inside a transaction fails at the deadline instead of waiting for ever',
  async () => {
    const started = Date.now()
    const mistaken = db.transaction().execute(() => has(1))
    await expect(mistaken).rejects.toMatchObject({ code: 'unavailable' })
    expect(Date.now() - started).toBeLessThan(4000)
    expect(await has(1)).toBe(true)
  },
)

test.runIf(engine() === 'server')(
  'a session that ends during a statement is unavailable once, and a new one replaces it',
  async () => {
    const ending = sql`select pg_terminate_backend(pg_backend_pid()), ${1}::int`.execute(db)
    await expect(ending).rejects.toMatchObject({ code: 'unavailable' })
    await expect.poll(() => has(1).catch(() => false), { timeout: 10_000 }).toBe(true)
  },
)

test.runIf(engine() === 'server')(
  'a statement prepared before its table changed may be repeated',
  async () => {
    const all = () => sql`select * from drawer where id = ${1}`.execute(db)
    await all()
    await sql`alter table drawer add column more text`.execute(db)
    const again = await all().catch((error: unknown) => (isRetryable(error) ? all() : Promise.reject(error)))
    expect(again.rows).toEqual([{ id: 1, word: 'word', more: null }])
  },
)

test.runIf(engine() === 'server')('of two transactions in a deadlock one may be repeated', async () => {
  const bothLocked = barrier(2)
  const lockThenTouch = (first: number, second: number) =>
    db.transaction().execute(async (transaction) => {
      await touch(first, transaction)
      await bothLocked()
      await touch(second, transaction)
    })
  const outcomes = await Promise.allSettled([lockThenTouch(100, 102), lockThenTouch(102, 100)])
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(failures).toHaveLength(1)
  expect(isRetryable(failures[0])).toBe(true)
})

test.runIf(engine() === 'server')('two saves in a deadlock are both saved in the end', async () => {
  const bothLocked = barrier(2)
  const save = (first: number, second: number) =>
    transact(db, async (inside) => {
      await touch(first, inside)
      await bothLocked()
      await touch(second, inside)
    })
  await expect(Promise.all([save(100, 102), save(102, 100)])).resolves.toBeDefined()
})

test('migrations and copies have a session without a deadline', async () => {
  const slow = database.patiently((patient) => sql`select pg_sleep(2.5)`.execute(patient))
  await expect(slow).resolves.toBeDefined()
})
