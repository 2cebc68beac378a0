// @both-databases: what a commit promises is proven for each of them
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { engine, givenPlace } from '../../database/database.ts'
import { startWriting } from '../../reliability/processes/writing-process.ts'

test.runIf(engine() === 'embedded')('each acknowledged commit is synced to the disk', async () => {
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

test.runIf(engine() === 'embedded')(
  'after a kill the start keeps its own changes, and later ones',
  async () => {
    const place = await givenPlace()
    const killed = await startWriting(place)
    for (let id = 1; id <= 50; id += 1) await killed.write(id)
    await killed.kill()
    const database = await openDatabase(place)
    // what recovery wrote: its log, its tables, the word that it is done; not each of some thousand files, twice
    expect(database.syncs()).toBeGreaterThan(20)
    expect(database.syncs()).toBeLessThan(200)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from written`.execute(
      database.db,
    )
    expect(rows).toEqual([{ count: 50 }])
    const before = database.syncs()
    await sql`insert into written values (51)`.execute(database.db)
    expect(database.syncs()).toBeGreaterThan(before)
    await database.close()
  },
)

test.runIf(engine() === 'server')('a server that would lose data in a power cut is refused', async () => {
  const place = await givenPlace()
  await expect(openDatabase({ ...place, allowUnsafe: false })).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining('fsync'),
  })
})
