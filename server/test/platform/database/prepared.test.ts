// @both-databases: statements go through another wire to the embedded database
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../../src/platform/database/db.ts'
import { prepared } from '../../../src/platform/database/prepared.ts'
import { mostNamed } from '../../../src/platform/database/server/statement-name.ts'
import { givenDatabase } from '../../database/database.ts'

/** What one test asks is nothing to the others; the flood has a database of its own. */
const { db } = await givenDatabase()

test('each run has its own values, also when a value is used twice', async () => {
  const sum = prepared<null, { one: number; other: number }, { sum: number }>(
    (_db, _shape, { one, other }) => sql`select ${one}::int + ${other}::int + ${one}::int as sum`,
  )
  expect(await sum(db, null, { one: 1, other: 2 })).toEqual([{ sum: 4 }])
  expect(await sum(db, null, { one: 10, other: 5 })).toEqual([{ sum: 25 }])
})

test('the text of a statement is made once for each shape', async () => {
  const written: boolean[] = []
  const codes = prepared<{ down: boolean }, { wanted: string[] }, { code: string }>(
    (_db, { down }, { wanted }) => {
      written.push(down)
      return sql`select code from unnest(${wanted}::text[]) as code order by code ${down ? sql`desc` : sql`asc`}`
    },
  )
  const all = async (down: boolean, wanted: string[]) =>
    (await codes(db, { down }, { wanted })).map(({ code }) => code)
  expect(await all(false, ['B', 'A'])).toEqual(['A', 'B'])
  expect(await all(true, ['B', 'A', 'C'])).toEqual(['C', 'B', 'A'])
  expect(await all(false, ['D', 'C'])).toEqual(['C', 'D'])
  expect(written).toEqual([false, true])
})

test('a value cannot become a part of the text', async () => {
  const careless = prepared<null, { name: string }, object>(
    (_db, _shape, { name }) => sql`select ${`%${name}%`}`,
  )
  await expect(careless(db, null, { name: 'x' })).rejects.toThrow(TypeError)
})

test('values are bound only by their names', async () => {
  const rest = prepared<null, { one: number; other: number }, object>((_db, _shape, { one, ...others }) => {
    return sql`select ${one}::int, ${others.other}::int`
  })
  await expect(rest(db, null, { one: 1, other: 2 })).rejects.toThrow('taken by their names')
})

test('constants of the text stay unchanged, and a transaction can run it too', async () => {
  const among = prepared<null, { code: string }, { id: number }>((handle: Db, _shape, { code }) =>
    handle.selectFrom('countries').select('id').where('code', '=', code).where('version', '=', 1),
  )
  await db
    .insertInto('countries')
    .values([
      { code: 'AA', names: '{}', folded_names: [] },
      { code: 'BB', names: '{}', folded_names: [], version: 2 },
    ])
    .execute()
  const [first, second] = await db
    .transaction()
    .execute(async (handle) => [
      await among(handle, null, { code: 'AA' }),
      await among(handle, null, { code: 'BB' }),
    ])
  expect([first?.length, second?.length]).toEqual([1, 0])
})

test('many different texts take no name from repeated ones, and fill no connection', async () => {
  const { db: flooded } = await givenDatabase()
  await flooded.transaction().execute(async (one) => {
    const run = (number: number) => sql`select ${1}::int as ${sql.ref(`flood_${number}`)}`.execute(one)
    const named = async () => {
      const { rows } = await sql<{ name: string | null }>`
        select substring(statement from 'flood_[0-9]+') as name from pg_prepared_statements`.execute(one)
      // `begin` and `commit` have names of their own
      return rows.map(({ name }) => name).filter((name) => name !== null)
    }
    for (let number = 0; number < 1200; number += 1) await run(number)
    expect(await named()).not.toContain('flood_0')
    for (let number = 2000; number < 2600; number += 1) {
      await run(number)
      await run(number)
    }
    for (const _ of [1, 2]) await run(9999)
    const names = await named()
    expect(names).toContain('flood_9999')
    expect(names).not.toContain('flood_2000')
    expect(names.length).toBeLessThanOrEqual(mostNamed)
    expect((await run(2000)).rows).toEqual([{ flood_2000: 1 }])
  })
})
