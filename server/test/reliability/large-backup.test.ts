import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runBackup } from '../../src/operations/admin/backup/run-backup.ts'
import { runRestore } from '../../src/operations/admin/restore/run-restore.ts'
import { openStorage } from '../../src/platform/storage/open-storage.ts'
import {
  addFile,
  givenEmptyPlace,
  givenLivedIn,
  inFolder,
  objectHashes,
  opened,
  tableHashes,
} from '../operations/admin/given-operation.ts'

const gigabyte = 1024 ** 3
/** As large as a photo is at the most, and like one no smaller when it is packed. */
const ofOne = 4 * 1024 * 1024
/** Seconds. */
const longest = 300

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

test.runIf(process.env['RELIABILITY_ROUNDS'] !== undefined)(
  'a gigabyte of files is restored within five minutes, unchanged',
  async () => {
    const home = await givenEmptyPlace()
    const there = await givenLivedIn(home)
    for (let made = 0; made < gigabyte; made += ofOne) await addFile(there, randomBytes(ofOne))
    const archive = inFolder(home, 'large.backup')
    const backup = await secondsOf(() => runBackup(home, archive))
    const place = await givenEmptyPlace()
    const restore = await secondsOf(() => runRestore(place, archive, { isReplacing: false }))
    const megabytes = Math.round(statSync(archive).size / 1024 ** 2)
    console.info(
      `${megabytes} MB: backup made in ${backup.toFixed(0)} s, restored in ${restore.toFixed(0)} s`,
    )
    const again = await opened(place)
    expect(await tableHashes(again.db)).toEqual(await tableHashes(there.db))
    const storage = await openStorage(place.filesPlace, null)
    expect(await objectHashes(storage)).toEqual(await objectHashes(there.storage))
    expect(restore).toBeLessThan(longest)
  },
  900_000,
)
