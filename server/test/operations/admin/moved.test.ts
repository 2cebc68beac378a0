import { existsSync, mkdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { runBackup } from '../../../src/operations/admin/backup/run-backup.ts'
import { runRestore } from '../../../src/operations/admin/restore/run-restore.ts'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'
import { builtServer, freePort, startListening } from '../../reliability/processes/listening-server.ts'
import { atTheEnd } from '../../running/endings.ts'
import { givenEmptyPlace, givenLivedIn, inFolder, passphrase } from './given-operation.ts'

vi.setConfig({ testTimeout: 240_000 })

const old = await givenEmptyPlace('server')
await givenLivedIn(old)
const archive = inFolder(old, 'one.backup')
await runBackup(old, archive)

/** The same folder, as a command sees it whose surroundings lack DATABASE_URL. */
const withoutUrl = (dataDir: string) =>
  readSettings({ DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase, LOG_LEVEL: 'silent' })

const assertRefused = async (dataDir: string) => {
  mkdirSync(`${dataDir}/database`, { recursive: true })
  const file = `${dataDir}/wrong.backup`
  await expect(runBackup(withoutUrl(dataDir), file)).rejects.toThrow(/are in PostgreSQL \(127\.0\.0\.1/)
  await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow('set DATABASE_URL')
  expect(existsSync(file)).toBe(false)
}

test('after a restore into PostgreSQL nothing opens the former embedded database', async () => {
  const place = await givenEmptyPlace('server')
  mkdirSync(inFolder(place, 'database'), { recursive: true })
  const { lines } = await runRestore(place, archive, { isReplacing: false })
  expect(lines.at(-1)).toContain('is used no more')
  await assertRefused(place.dataDir)
})

test('a server that was started on PostgreSQL leaves the same note, without its password', async () => {
  const place = await givenEmptyPlace('server')
  const programs = await builtServer()
  atTheEnd(programs.remove)
  const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' }
  const server = await startListening(programs.folder, await freePort(), env)
  await server.kill()
  await assertRefused(place.dataDir)
})

test('a restore back into the folder makes its database the current one again', async () => {
  const place = await givenEmptyPlace('server')
  await runRestore(place, archive, { isReplacing: false })
  const back = withoutUrl(place.dataDir)
  await runRestore(back, archive, { isReplacing: true })
  const database = await openDatabase({ databaseUrl: null, dataDir: back.dataDir })
  await database.close()
})
