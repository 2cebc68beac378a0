// @both-databases: the embedded database is renamed, a server's is filled in one transaction
import { expect, test, vi } from 'vitest'
import { verifyFiles } from '../../../src/evaluation/files/maintenance/verify.ts'
import { runBackup } from '../../../src/operations/admin/backup/run-backup.ts'
import { runRestore } from '../../../src/operations/admin/restore/run-restore.ts'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { beginKeys } from '../../../src/platform/keys/begin-keys.ts'
import { openKeys } from '../../../src/platform/keys/open-keys.ts'
import { operatorKeysOf } from '../../../src/platform/keys/operator-keys.ts'
import { openStorage } from '../../../src/platform/storage/open-storage.ts'
import { addFile, givenEmptyPlace, givenLivedIn, inFolder } from './given-operation.ts'

vi.setConfig({ testTimeout: 180_000 })

const disk = vi.hoisted(() => ({ isFull: false }))
vi.mock('../../../src/operations/admin/restore/fill-database.ts', async (original) => {
  const real = await original<typeof import('../../../src/operations/admin/restore/fill-database.ts')>()
  const fillDatabase: typeof real.fillDatabase = async (...parameters) => {
    if (disk.isFull) throw new Error('no space left')
    await real.fillDatabase(...parameters)
  }
  return { fillDatabase }
})

const place = await givenEmptyPlace(undefined, { FILES_KEY: Buffer.alloc(32, 5).toString('base64') })
const there = await givenLivedIn(place)
const operatorKeys = operatorKeysOf(place)
if (operatorKeys) await beginKeys(there.db, operatorKeys)
await addFile(there, Buffer.from('under a key of its school'))
const archive = inFolder(place, 'one.backup')
await runBackup(place, archive)
await there.database.close()

const faults = async () => {
  const { databaseUrl, dataDir } = place
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    const storage = await openStorage(place.filesPlace, await openKeys(database.db, place))
    const { checked, missing, changed, extra } = await verifyFiles(database.db, storage)
    return { checked, missing, changed, extra }
  } finally {
    await database.close()
  }
}
const whole = { checked: 5, missing: [], changed: [], extra: [] }

test('a failed restore over a database leaves every file readable there', async () => {
  disk.isFull = true
  await expect(runRestore(place, archive, { isReplacing: true })).rejects.toThrow('no space left')
  expect(await faults()).toEqual(whole)
})

test('a successful one leaves them readable too, and names the command that moves them under keys of schools', async () => {
  disk.isFull = false
  const { lines, code } = await runRestore(place, archive, { isReplacing: true })
  expect([code, lines[1]]).toEqual([0, expect.stringContaining('keys encrypt')])
  expect(await faults()).toEqual(whole)
})

test('with only a key service nothing is written next to files of another database', async () => {
  const filesKms = { address: 'https://127.0.0.1:1/v1/transit/keys/vereda', token: 'none' }
  const withService = { ...place, filesKey: null, filesKms }
  await expect(runRestore(withService, archive, { isReplacing: true })).rejects.toThrow('where no files lie')
  expect(await faults()).toEqual(whole)
})
