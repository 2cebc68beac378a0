// @both-databases: after kill -9 the embedded database recovers in a thread of ours
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/open.ts'
import { givenPlace } from '../database/database.ts'
import { killRounds } from './processes/kill.ts'
import { startWriting } from './processes/writing-process.ts'

const request = process.env['RELIABILITY_ROUNDS']
const rounds = Number(request ?? 5)

/** Milliseconds. In the test command other tests use the machine at the same time; the long run has it for itself. */
const longestStart = request === undefined ? 20_000 : 3000

test(`no acknowledged write is lost in ${rounds} rounds of kill -9`, {
  timeout: 60_000 + rounds * 10_000,
}, async () => {
  const settings = await givenPlace()
  const { acknowledged, slowestStart } = await killRounds({
    rounds,
    clients: 8,
    start: () => startWriting(settings),
  })

  const database = await openDatabase(settings)
  const idsIn = async (table: string) => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id`.execute(
      database.db,
    )
    return rows.map(({ id }) => id)
  }
  const [written, noted] = [await idsIn('written'), await idsIn('noted')]
  await database.close()

  const stored = new Set(written)
  const lost = [...acknowledged].filter((id) => !stored.has(id))
  console.info(`${acknowledged.size} acknowledged, ${lost.length} lost, slowest start ${slowestStart} ms`)
  expect(acknowledged.size).toBeGreaterThan(rounds * 10)
  expect(lost).toEqual([])
  expect(written).toEqual(noted)
  expect(slowestStart).toBeLessThan(longestStart)
})
