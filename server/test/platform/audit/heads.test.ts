import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { regionCalls } from 'contract/places/regions'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { openDestination } from '../../../src/platform/audit/heads/destination.ts'
import { headOf, headsIn } from '../../../src/platform/audit/heads/head.ts'
import { writeHeads } from '../../../src/platform/audit/heads/write-heads.ts'
import { record } from '../../../src/platform/audit/queries.ts'
import { sealAudit } from '../../../src/platform/audit/seals/seal.ts'
import { verifyAudit } from '../../../src/platform/audit/seals/verify.ts'
import type { Db } from '../../../src/platform/database/db.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'
import { givenDatabase } from '../../database/database.ts'
import { startS3 } from '../../evaluation/files/storage/s3-server.ts'
import { asAdministrator } from '../../given/people.ts'
import { givenCountry } from '../../given/places.ts'
import { temporaryFolder } from '../../running/temporary-folder.ts'
import { givenVereda } from '../../vereda.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())

const settingsTo = (place: string) =>
  readSettings({ AUDIT_HEAD_TO: place, DATA_DIR: folder.path, LOG_LEVEL: 'silent', MIN_FREE_MB: '0' })

const write = async (db: Db, ...ids: number[]) => {
  for (const id of ids)
    await record({ db, actor: null, request: { id: 'test' } }, 'school.change', { type: 'thing', id })
}

/** Three seals of two rows, with the head written outside after each. */
const givenHeads = async () => {
  const { db } = await givenDatabase()
  const lines: string[] = []
  const heads = writeHeads(db, async ({ time, seal, hash }) => {
    lines.push(`${time} ${seal} ${hash}`)
  })
  for (const id of [1, 3, 5]) {
    await write(db, id, id + 1)
    await heads.write()
  }
  return { db, heads: headsIn(lines.join('\n')) }
}

/** As somebody with all rights over the database, who switches the guard off and makes the chain anew. */
const changeInDatabase = async (db: Db, change: string) => {
  for (const turn of ['disable', 'enable']) {
    if (turn === 'enable') await sql.raw(change).execute(db)
    for (const table of ['audit', 'audit_seals'])
      await sql.raw(`alter table ${table} ${turn} trigger user`).execute(db)
  }
}

const faultsOf = async ({ db, heads }: Awaited<ReturnType<typeof givenHeads>>) => ({
  inside: (await verifyAudit(db)).faults.length,
  outside: (await verifyAudit(db, null, heads)).faults.map(({ seal, row, what }) => [
    seal,
    row === null ? null : 'row',
    what.replace(/ at \S+Z/, ''),
  ]),
})

test('the recorded heads agree with an unchanged chain', async () => {
  const given = await givenHeads()
  expect(await verifyAudit(given.db, null, given.heads)).toMatchObject({
    faults: [],
    heads: { agree: 3, older: 0 },
    newest: { seal: 3 },
  })
})

test('a changed or deleted row is found by the chain alone', async () => {
  const changed = await givenHeads()
  await changeInDatabase(changed.db, `update audit set deed = 'thing.other' where object_id = 3`)
  expect(await faultsOf(changed)).toEqual({
    inside: 1,
    outside: [[2, 'row', 'the row is not what was sealed']],
  })
  const deleted = await givenHeads()
  await changeInDatabase(deleted.db, 'delete from audit where object_id = 3')
  expect((await faultsOf(deleted)).outside).toEqual([[2, 'row', 'the row is gone']])
})

test('a removed end is found only by the heads outside', async () => {
  const given = await givenHeads()
  await changeInDatabase(
    given.db,
    'delete from audit where object_id > 2; delete from audit_seals where number > 1',
  )
  expect(await faultsOf(given)).toEqual({
    inside: 0,
    outside: [
      [2, null, 'the seal written down is gone'],
      [3, null, 'the seal written down is gone'],
    ],
  })
})

test('a beginning removed as if it were 400 days old is found only by the heads outside', async () => {
  const given = await givenHeads()
  await changeInDatabase(
    given.db,
    'delete from audit where object_id < 3; delete from audit_seals where number = 1',
  )
  expect(await faultsOf(given)).toEqual({ inside: 0, outside: [[1, null, 'the seal written down is gone']] })
  const old = given.heads.map((head) => ({ ...head, time: '2020-01-01T00:00:00.000Z' }))
  expect(await verifyAudit(given.db, null, old)).toMatchObject({ faults: [], heads: { agree: 2, older: 1 } })
})

test('a chain rebuilt from its beginning is found only by the heads outside', async () => {
  const given = await givenHeads()
  await changeInDatabase(
    given.db,
    `update audit set deed = 'thing.other' where object_id = 1; delete from audit_seals`,
  )
  await sealAudit(given.db)
  const { inside, outside } = await faultsOf(given)
  expect([inside, outside[0]]).toEqual([0, [1, null, 'it is not the seal that was written down']])
})

test('at the end of a server the head is in the file, once, with all actions and refusals', async () => {
  const file = join(folder.path, 'heads.txt')
  const vereda = await givenVereda({ AUDIT_HEAD_TO: file })
  const { db } = vereda.database
  const administrator = await asAdministrator(db)
  const country = await givenCountry(db, 'PE')
  await vereda.ask(regionCalls.create, administrator, { body: { name: 'Cusco', country: country.id } })
  await vereda.app.close()
  const [head, ...more] = headsIn(readFileSync(file, 'utf8'))
  const { hash, seal } = (await headOf(db)) ?? {}
  expect([head, more]).toEqual([{ time: expect.any(String), seal, hash }, []])
  expect(await verifyAudit(db, null, head ? [head] : [])).toMatchObject({ faults: [], rows: 1 })
})

test('an object in S3 and an e-mail have the same line', async () => {
  const { db } = await givenDatabase()
  await write(db, 1)
  const s3 = await startS3()
  process.env['AWS_ACCESS_KEY_ID'] ??= 'test'
  process.env['AWS_SECRET_ACCESS_KEY'] ??= 'test'
  for (const place of [`s3://heads/of?endpoint=${s3.endpoint}`, 'mailto:auditor@example.org']) {
    const destination = await openDestination(settingsTo(place))
    if (destination) await writeHeads(db, destination).write()
  }
  const outbox = join(folder.path, 'outbox')
  const letter = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
  const objects = [...s3.objects].map(([key, bytes]) => [key.startsWith('of/20'), bytes.toString()] as const)
  expect(objects.map(([isThere]) => isThere)).toEqual([true])
  const { hash } = (await headOf(db)) ?? {}
  for (const text of [objects[0]?.[1] ?? '', letter.join()])
    expect(headsIn(text)[0]).toMatchObject({ seal: 1, hash })
  expect(letter.join()).toContain('auditor@example.org')
  s3.close()
})

test('a file that cannot be written stops the start with one line', async () => {
  const database = await givenDatabase()
  const settings = settingsTo(join(folder.path, 'nowhere', 'heads.txt'))
  await expect(buildApp({ database, settings })).rejects.toMatchObject({
    name: 'Refusal',
    message: 'The setting AUDIT_HEAD_TO is wrong: the file cannot be written (ENOENT).',
  })
})
