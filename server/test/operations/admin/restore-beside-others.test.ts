import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { runBackup } from '../../../src/operations/admin/backup/run-backup.ts'
import { runRestore } from '../../../src/operations/admin/restore/run-restore.ts'
import { serverEngine } from '../../../src/platform/database/server/server.ts'
import type { Settings } from '../../../src/platform/settings/settings.ts'
import { givenEmptyPlace, givenLivedIn, inFolder } from './given-operation.ts'

/** Several databases are made and opened in each of these. */
vi.setConfig({ testTimeout: 180_000 })

const restore = (settings: Settings, file: string) => runRestore(settings, file, { isReplacing: false })

const home = await givenEmptyPlace()
await givenLivedIn(home)
const archive = inFolder(home, 'one.backup')
await runBackup(home, archive)

test('nothing is restored while anybody is connected to the database', async () => {
  const place = await givenEmptyPlace()
  const visitor = new pg.Client({
    connectionString: place.databaseUrl ?? '',
    application_name: 'a console',
  })
  await visitor.connect()
  await expect(restore(place, archive)).rejects.toThrow('Others are connected to this database (1)')
  expect((await visitor.query("select from pg_class where relname = 'users'")).rowCount).toBe(0)
  await visitor.end()
  expect(await restore(place, archive)).toMatchObject({ code: 0 })
})

test('an idle server stays connected, so that a restore notices it', async () => {
  const place = await givenEmptyPlace()
  const idle = serverEngine({
    databaseUrl: place.databaseUrl ?? '',
    deadline: 8000,
    poolSize: 3,
    idle: 1,
    warn: () => {},
  })
  const sessions = await Promise.all([idle.acquire(1000), idle.acquire(1000)])
  for (const session of sessions) session.release(false)
  const visitor = new pg.Client({ connectionString: place.databaseUrl ?? '' })
  await visitor.connect()
  const connected = async () =>
    (
      await visitor.query(
        "select from pg_stat_activity where application_name = 'vereda' and datname = current_database()",
      )
    ).rowCount
  await expect.poll(connected, { timeout: 20_000 }).toBe(1)
  await visitor.end()
  await expect(restore(place, archive)).rejects.toThrow('Others are connected')
  await idle.close()
  expect(await restore(place, archive)).toMatchObject({ code: 0 })
})
