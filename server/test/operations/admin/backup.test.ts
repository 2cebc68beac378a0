// @both-databases: the embedded database is copied as a folder, a server by its tables
import { randomInt } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { runBackup } from '../../../src/operations/admin/backup/run-backup.ts'
import { runCheck, runRestore } from '../../../src/operations/admin/restore/run-restore.ts'
import { record } from '../../../src/platform/audit/queries.ts'
import { sealAudit } from '../../../src/platform/audit/seals/seal.ts'
import { verifyAudit } from '../../../src/platform/audit/seals/verify.ts'
import { migrate } from '../../../src/platform/database/migrate.ts'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { openKeys } from '../../../src/platform/keys/open-keys.ts'
import type { Settings } from '../../../src/platform/settings/settings.ts'
import { openStorage } from '../../../src/platform/storage/open-storage.ts'
import { engine } from '../../database/database.ts'
import { migrations } from '../../database/migrations.ts'
import { givenRegion, givenSchool } from '../../given/places.ts'
import {
  bytesOf,
  copyTemplate,
  givenEmptyPlace,
  givenLivedIn,
  inFolder,
  objectHashes,
  opened,
  tableHashes,
} from './given-operation.ts'

/** Several databases are made and opened in each of these. */
vi.setConfig({ testTimeout: 180_000 })

const restore = (settings: Settings, file: string, isReplacing = false) =>
  runRestore(settings, file, { isReplacing })

const home = await givenEmptyPlace()
const there = await givenLivedIn(home)
await sealAudit(there.db)
const archive = inFolder(home, 'one.backup')
const made = await runBackup(home, archive)

test('a backup is made while the server has the database open, and leaves no copy behind', async () => {
  expect(made).toMatchObject({ code: 0, lines: [expect.stringContaining('8 objects'), expect.any(String)] })
  expect(readdirSync(home.dataDir).filter((name) => /copy|part/.test(name))).toEqual([])
  expect(await runCheck(home, archive)).toMatchObject({ code: 0 })
  const secret = bytesOf(archive).includes('somebody@vereda.example')
  expect(secret).toBe(false)
  await expect(runBackup(home, archive)).rejects.toThrow('is there already')
  await expect(runBackup({ ...home, backupPassphrase: null }, `${archive}2`)).rejects.toThrow(
    'BACKUP_PASSPHRASE',
  )
})

test('a database of another version is not backed up', async () => {
  const place = await givenEmptyPlace()
  const { databaseUrl, dataDir } = place
  copyTemplate(place)
  const older = await openDatabase({ databaseUrl, dataDir, poolSize: 2 })
  await migrate(older, migrations)
  await sql`delete from migration where number = (select max(number) from migration)`.execute(older.db)
  await older.close()
  const file = inFolder(place, 'older.backup')
  await expect(runBackup(place, file)).rejects.toThrow('of another version')
  expect(existsSync(file)).toBe(false)
})

const kinds = engine() === 'server' ? (['server', 'embedded'] as const) : (['embedded'] as const)

test.each(kinds)(
  'a restore (%s) brings back every row, object and id, and the chain continues',
  async (kind) => {
    const key = kind === 'embedded' ? { FILES_KEY: Buffer.alloc(32, 7).toString('base64') } : {}
    const place = await givenEmptyPlace(kind, key)
    expect(await restore(place, archive)).toMatchObject({ code: 0 })
    const again = await opened(place)
    expect(await tableHashes(again.db)).toEqual(await tableHashes(there.db))
    const storage = await openStorage(place.filesPlace, await openKeys(again.db, place))
    expect(await objectHashes(storage)).toEqual(await objectHashes(there.storage))
    expect(Object.keys(await objectHashes(storage))).toHaveLength(8)

    expect((await again.db.selectFrom('tokens').selectAll().execute()).length).toBe(0)
    expect((await there.db.selectFrom('personal_tokens').selectAll().execute()).length).toBe(1)
    expect((await again.db.selectFrom('personal_tokens').selectAll().execute()).length).toBe(0)
    await expect(sql`delete from audit`.execute(again.db)).rejects.toMatchObject({ code: '23001' })
    await expect(sql`delete from users`.execute(again.db)).rejects.toMatchObject({ code: '23503' })
    await sealAudit(again.db)
    expect(await verifyAudit(again.db)).toMatchObject({ faults: [] })
    const region = await givenRegion(again.db, there.people.school.country)
    expect(region.id).toBeGreaterThan(there.people.otherSchool.region)
    await givenSchool(again.db, region.id)
    const counted = await again.db
      .selectFrom('regions')
      .select('schools')
      .where('id', '=', region.id)
      .execute()
    expect(counted).toEqual([{ schools: 1 }])

    if (kind === 'server') return
    // files are under FILES_KEY itself there, until the operator moves them
    expect(await again.db.selectFrom('file_keys').select('id').execute()).toEqual([])
    // and back: what an embedded database holds goes into the other kind, or its own, again
    const second = inFolder(place, 'two.backup')
    const before = await tableHashes(again.db)
    await runBackup(place, second)
    const third = await givenEmptyPlace()
    expect(await restore(third, second)).toMatchObject({ code: 0 })
    const last = await opened(third)
    const after = await tableHashes(last.db)
    expect({ ...after, audit: '' }).toEqual({ ...before, audit: '' })
  },
)

test('a backup is of one moment, however much is written meanwhile', async () => {
  let isWriting = true
  let acknowledged = 0
  const writer = async () => {
    while (isWriting) {
      await there.database.db.transaction().execute(async (db) => {
        const { id } = await givenRegion(db, there.people.school.country)
        await record({ db, actor: null, request: { id: 'w' } }, 'region.create', { type: 'region', id })
      })
      acknowledged += 1
    }
  }
  const writing = [writer(), writer(), writer()]
  await expect.poll(() => acknowledged, { timeout: 20_000 }).toBeGreaterThan(5)
  const before = acknowledged
  const file = inFolder(home, 'busy.backup')
  await runBackup(home, file)
  expect(acknowledged).toBeGreaterThan(before)
  isWriting = false
  await Promise.all(writing)

  const place = await givenEmptyPlace()
  await restore(place, file)
  const { db } = await opened(place)
  const { rows } = await sql<{ regions: number; entries: number; schools: number }>`
    select count(*) as regions, (select count(*) from audit where deed = 'region.create') as entries
    from regions where id > ${there.people.otherSchool.region}`.execute(db)
  expect(rows[0]?.regions).toBe(rows[0]?.entries)
  expect(rows[0]?.regions).toBeGreaterThanOrEqual(before)
})

test('a wrong passphrase, a missing end, a changed bit and surplus bytes are each found before anything is changed', async () => {
  const whole = bytesOf(archive)
  const flipped = Buffer.from(whole)
  const at = randomInt(flipped.length)
  flipped.writeUInt8((flipped[at] ?? 0) ^ (1 << randomInt(8)), at)
  const chunk = 64 * 1024 + 16
  const damaged: Record<string, Buffer> = {
    'lost kilobyte': whole.subarray(0, -1024),
    'lost last chunk': whole.subarray(0, 51 + chunk * Math.floor((whole.length - 52) / chunk)),
    [`other bit at ${at}`]: flipped,
    'bytes too many': Buffer.concat([whole, Buffer.alloc(100)]),
    'two chunks exchanged': Buffer.concat([
      whole.subarray(0, 51),
      whole.subarray(51 + chunk, 51 + 2 * chunk),
      whole.subarray(51, 51 + chunk),
      whole.subarray(51 + 2 * chunk),
    ]),
    'no archive': Buffer.from('hello'),
  }
  const place = await givenEmptyPlace()
  const lived = await givenLivedIn(place)
  const before = [await tableHashes(lived.db), await objectHashes(lived.storage)]
  await lived.database.close()
  for (const [how, bytes] of Object.entries(damaged)) {
    const file = inFolder(home, 'damaged.backup')
    writeFileSync(file, bytes)
    await expect(restore(place, file, true), how).rejects.toMatchObject({ name: 'Refusal' })
    await expect(runCheck(place, file), how).rejects.toMatchObject({ name: 'Refusal' })
  }
  const stranger = { ...place, backupPassphrase: 'river lamp boat eight' }
  await expect(restore(stranger, archive, true)).rejects.toThrow('passphrase')
  const after = await opened(place)
  expect([await tableHashes(after.db), await objectHashes(lived.storage)]).toEqual(before)
  expect(readdirSync(place.dataDir).filter((name) => name.startsWith('restore'))).toEqual([])
})

test('existing data is replaced only on request, and never under a running server', async () => {
  const place = await givenEmptyPlace()
  const lived = await givenLivedIn(place)
  await expect(restore(place, archive, true)).rejects.toThrow(/in use by another process|stop every server/)
  await lived.database.close()
  await expect(restore(place, archive)).rejects.toThrow('--replace')
  const { code, lines } = await restore(place, archive, true)
  expect(code).toBe(0)
  const stored = lines.join(' ').match(/is now (\S+);/)?.[1]
  expect(stored === undefined ? engine() : existsSync(stored)).toBe(engine() === 'server' ? 'server' : true)
  const { db } = await opened(place)
  const now = await db.selectFrom('audit').select('deed').where('deed', '=', 'backup.restore').execute()
  expect(now).toHaveLength(1)
})
