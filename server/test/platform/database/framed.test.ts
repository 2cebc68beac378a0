// @both-databases: a message of several statements goes through another wire to the embedded database
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { constraintOf } from '../../../src/platform/database/failures/errors.ts'
import { transact, withCommit } from '../../../src/platform/database/sessions/transact.ts'
import { givenDatabase } from '../../database/database.ts'

// one connection, so that each transaction meets what the one before left there
const { db } = await givenDatabase({ poolSize: 1 })
await sql`create table drawer (
  id integer constraint drawer_id primary key, word text not null,
  beside integer constraint drawer_beside references drawer (id) deferrable initially deferred)`.execute(db)

const put = (handle: typeof db, id: number, sibling: number | null = null) =>
  sql`insert into drawer values (${id}, 'word', ${sibling})`.execute(handle)
const ids = async () =>
  (await sql<{ id: number }>`select id from drawer where id > ${0} order by id`.execute(db)).rows.map(
    ({ id }) => id,
  )
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

/** From the second transaction on, begin and commit are known to the connection and travel along. */
beforeEach(async () => {
  for (const _ of [1, 2])
    await transact(db, (inside) =>
      withCommit(inside, () => sql`delete from drawer where id > ${0}`.execute(inside)),
    )
})

test('a statement sent with its commit is stored, with all before it', async () => {
  await transact(db, async (inside) => {
    await put(inside, 1)
    await withCommit(inside, () => put(inside, 2))
  })
  expect(await ids()).toEqual([1, 2])
})

test('a single statement may be the first and the last', async () => {
  await transact(db, (inside) => withCommit(inside, () => put(inside, 1)))
  expect(await ids()).toEqual([1])
})

test('a first statement that fails changes nothing, and the connection stays usable', async () => {
  const failing = transact(db, (inside) => put(inside, 1, null).then(() => put(inside, 1)))
  expect(constraintOf(await failureOf(failing))).toBe('drawer_id')
  const first = transact(db, (inside) => sql`select 1 / ${0}::int`.execute(inside))
  expect(await failureOf(first)).toMatchObject({ code: '22012' })
  expect(await ids()).toEqual([])
})

test('a last statement that fails rolls back everything before it', async () => {
  const failing = transact(db, async (inside) => {
    await put(inside, 1)
    await withCommit(inside, () => put(inside, 1))
  })
  expect(constraintOf(await failureOf(failing))).toBe('drawer_id')
  expect(await ids()).toEqual([])
})

test('a refused commit is reported as a failure', async () => {
  const failing = transact(db, (inside) => withCommit(inside, () => put(inside, 1, 7)))
  expect(constraintOf(await failureOf(failing))).toBe('drawer_beside')
  expect(await ids()).toEqual([])
})

test('after the last statement no other one runs', async () => {
  const going = transact(db, async (inside) => {
    await withCommit(inside, () => put(inside, 1))
    await put(inside, 2)
  })
  await expect(going).rejects.toThrow('The transaction has ended')
  expect(await ids()).toEqual([1])
})

test('a transaction without statements sends nothing to the database', async () => {
  await expect(transact(db, async () => 'nothing')).resolves.toBe('nothing')
  await expect(
    transact(db, async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await ids()).toEqual([])
})

test('several statements in one text begin their transaction too', async () => {
  const failing = transact(db, async (inside) => {
    await sql`insert into drawer values (1, 'word'); insert into drawer values (2, 'word')`.execute(inside)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await ids()).toEqual([])
})
