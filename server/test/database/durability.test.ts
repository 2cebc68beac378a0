import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/database/open.ts'
import { engine, givenPlace } from '../database.ts'

test.runIf(engine() === 'embedded')('each acknowledged commit has reached the disk', async () => {
  const database = await openDatabase(await givenPlace())
  await sql`create table kept (id integer)`.execute(database.db)
  const unsynced: number[] = []
  for (let id = 1; id <= 200; id += 1) {
    const before = database.syncs()
    await sql`insert into kept values (${id})`.execute(database.db)
    if (database.syncs() === before) unsynced.push(id)
  }
  const before = database.syncs()
  await sql`select count(*) from kept`.execute(database.db)
  expect(database.syncs()).toBe(before)
  await database.close()
  expect(unsynced).toEqual([])
})

test.runIf(engine() === 'server')('a server that would lose data in a power cut is refused', async () => {
  const place = await givenPlace()
  await expect(openDatabase({ ...place, allowUnsafe: false })).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining('fsync'),
  })
})
