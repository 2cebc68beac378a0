// @both-databases: each is made to refuse writes in another way
import { readdirSync, readlinkSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { engine } from '../database/database.ts'
import type { Asks } from './asks.ts'
import { expected } from './expected/expected.ts'
import { keyOf } from './row.ts'
import { send } from './send.ts'
import { givenWorld } from './world.ts'

/** Stored files that this process holds open. */
const openFiles = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return [readlinkSync(`/proc/self/fd/${name}`)].filter((path) => path.includes('/objects/'))
    } catch {
      return []
    }
  })

/** As an operator does it: sessions that there are end, and later ones begin so. */
const letOnlyRead = async ({ db }: Pick<Awaited<ReturnType<typeof givenWorld>>, 'db'>) => {
  if (engine() === 'embedded')
    return void (await sql`set session characteristics as transaction read only`.execute(db))
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = on`.execute(db)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => undefined)
}

test('while the database may only be read, every read is answered, and a write is refused as `unavailable`', async () => {
  const world = await givenWorld()
  await world.signInAll()
  const superuser = await world.acting('superuser')
  const requests = new Map<string, Asks>()
  for (const { call } of world.app.calls) {
    const row = expected.get(keyOf(call))
    if (row && !/[DN]$/.test(row.may)) requests.set(keyOf(call), await row.asks(world.here, superuser))
  }
  await letOnlyRead(world)

  const wrong: string[] = []
  let writes = 0
  for (const { call } of world.app.calls) {
    const asks = requests.get(keyOf(call))
    if (!asks) continue
    const { status, body } = await send(world, call, asks, superuser)
    const mayRefuse = call.method !== 'GET' || call.stream === 'download'
    const isRefused = status === 503 && body.code === 'unavailable'
    if (isRefused) writes += 1
    if (status >= 400 && !(mayRefuse && isRefused)) wrong.push(`${keyOf(call)} ${status} ${body.code}`)
  }
  expect(wrong).toEqual([])
  expect(writes).toBeGreaterThan(50)
  await expect.poll(openFiles).toEqual([])
}, 240_000)
