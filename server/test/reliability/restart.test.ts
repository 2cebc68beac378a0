import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../src/platform/database/open.ts'
import { engine } from '../database/database.ts'
import { type Postgres, startPostgres } from '../database/postgres.ts'

/** Milliseconds from the database's return to the first answer. */
const longestRecovery = 5000

/** Milliseconds until whoever asks is told something, whatever it is. */
const longestAnswer = 8500

/** Milliseconds the database stays away; the long run takes as long as an operator does. */
const outage = process.env['RELIABILITY_ROUNDS'] === undefined ? 1000 : 30_000

describe.runIf(engine() === 'server')('a server database that goes away under load', () => {
  let postgres: Postgres
  let database: Database
  let last = 0

  beforeAll(async () => {
    postgres = await startPostgres({ safe: true })
    database = await openDatabase({ databaseUrl: postgres.url(), dataDir: '' })
    await sql`create table written (id integer primary key)`.execute(database.db)
  })
  afterAll(async () => {
    await database?.close()
    await postgres?.remove()
  })

  /** Twenty clients write without a pause while `happening` goes on and a second longer. */
  const underLoad = async (happening: () => Promise<unknown>) => {
    const acknowledged: { id: number; at: number }[] = []
    const failures: { code: unknown; after: number }[] = []
    let busy = true
    const client = async () => {
      while (busy) {
        last += 1
        const id = last
        const started = Date.now()
        await database.db
          .transaction()
          .execute((transaction) => sql`insert into written values (${id})`.execute(transaction))
          .then(() => acknowledged.push({ id, at: Date.now() }))
          .catch(async (error: { code?: unknown }) => {
            failures.push({ code: error.code, after: Date.now() - started })
            await pause(20)
          })
      }
    }
    const clients = Array.from({ length: 20 }, client)
    await pause(300)
    await happening()
    const back = Date.now()
    await expect.poll(() => acknowledged.some(({ at }) => at > back), { timeout: longestRecovery }).toBe(true)
    await pause(500)
    busy = false
    await Promise.all(clients)

    const { rows } = await sql<{ id: number }>`select id from written`.execute(database.db)
    const stored = new Set(rows.map(({ id }) => id))
    expect(acknowledged.filter(({ id }) => !stored.has(id))).toEqual([])
    return failures
  }

  test.each(['immediate', 'fast'] as const)(
    'restarted (%s): only `unavailable`, nothing lost, well again in 5 s',
    async (mode) => {
      const failures = await underLoad(() => postgres.restart(mode))
      expect(failures.length).toBeGreaterThan(0)
      expect([...new Set(failures.map(({ code }) => code))]).toEqual(['unavailable'])
      expect(Math.max(...failures.map(({ after }) => after))).toBeLessThan(longestAnswer)
    },
  )

  test('all its sessions ended by an operator: only `unavailable`, nothing lost', async () => {
    const end = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vereda' and pid <> pg_backend_pid()`
    const failures = await underLoad(() => end.execute(database.db))
    expect([...new Set(failures.map(({ code }) => code))]).toEqual(['unavailable'])
  })

  test(`away for ${outage} ms: only \`unavailable\` in time, nothing lost, the pool not left full`, {
    timeout: 120_000,
  }, async () => {
    const failures = await underLoad(async () => {
      await postgres.stop('fast')
      await expect(database.ping(500)).rejects.toMatchObject({ code: 'unavailable' })
      await pause(outage)
      await postgres.start()
    })
    expect([...new Set(failures.map(({ code }) => code))]).toEqual(['unavailable'])
    expect(Math.max(...failures.map(({ after }) => after))).toBeLessThan(longestAnswer)
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity where application_name = 'vereda'`.execute(database.db)
    expect(rows[0]?.count).toBeLessThanOrEqual(20)
  })

  test('read-only: reads are answered and writes are `unavailable`', async () => {
    await sql`alter database postgres set default_transaction_read_only = on`.execute(database.db)
    const reader = await openDatabase({ databaseUrl: postgres.url(), dataDir: '' })
    await expect(sql`select count(*) from written`.execute(reader.db)).resolves.toBeDefined()
    await expect(sql`insert into written values (-1)`.execute(reader.db)).rejects.toMatchObject({
      code: 'unavailable',
    })
    await reader.close()
  })
})
