// @both-databases: files are swept beside requests, and there is one session for both
import { randomUUID } from 'node:crypto'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileCalls } from 'contract/evaluation/files'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Evidence, openEvidence } from '../../../src/evaluation/files/evidence.ts'
import { eraseFile } from '../../../src/evaluation/files/maintenance/erase.ts'
import { sweep, sweepAges } from '../../../src/evaluation/files/maintenance/sweep.ts'
import { verifyFiles } from '../../../src/evaluation/files/maintenance/verify.ts'
import { openResults } from '../../../src/platform/jobs/open-results.ts'
import type { Storage } from '../../../src/platform/storage/storage.ts'
import { auditOf, givenLine, setStatus } from '../../given-answers.ts'
import { type AppContext, givenHouse } from './house.ts'
import { makePicture } from './make-photo.ts'

let house: AppContext
let evidence: Evidence & { results: Storage }
beforeAll(async () => {
  house = await givenHouse()
  const filesPlace = { kind: 'disk' as const, folder: join(house.folder, 'files') }
  const settings = { dataDir: house.folder, filesPlace, filesKey: null, virusScanner: null, minFreeBytes: 0 }
  evidence = { ...(await openEvidence(settings)), results: await openResults(settings) }
})
afterEach(async () => {
  await house.db.deleteFrom('files').execute()
  await setStatus(house.db, house.line.id, 'OPEN')
  await sweep(house.db, evidence, { ...sweepAges(0), parts: 0, orphans: 0 })
})
afterAll(() => house.close())

const addPhoto = async () =>
  (await house.upload('aula.jpg', await makePicture(40, 30).jpeg().toBuffer())).body.id
const objectOf = async (id: number) => {
  const row = await house.db
    .selectFrom('files')
    .select('object')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.object
}
const pathOf = (object: string) =>
  join(house.folder, 'files/objects', object.slice(0, 2), object.slice(2, 4), object)
const objects = async () => (await house.onDisk('files/objects')).length
const bytes = (words: string) => ({ size: words.length, open: () => Readable.from([Buffer.from(words)]) })
const makeOld = (path: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000)
  return utimes(path, then, then)
}
const sweepNow = (ages = {}) => sweep(house.db, evidence, { ...sweepAges(60), ...ages })

test('parts of uploads that never ended go after an hour, not before', async () => {
  const old = join(evidence.folder, `${randomUUID()}.part`)
  await writeFile(old, 'x')
  await writeFile(join(evidence.folder, `${randomUUID()}.part`), 'y')
  await makeOld(old, 2)
  expect(await sweepNow()).toMatchObject({ parts: 1 })
  expect(await house.onDisk('files/tmp')).toHaveLength(1)
})

test('an object without a file goes after a day, what belongs to a file stays', async () => {
  const photo = await addPhoto()
  const [young, old] = [randomUUID(), randomUUID()]
  await evidence.storage.put(young, bytes('young'))
  await evidence.storage.put(old, bytes('old'))
  await evidence.storage.put(`${old}.thumbnail`, bytes('old'))
  for (const object of [old, `${old}.thumbnail`, await objectOf(photo)]) await makeOld(pathOf(object), 25)
  expect(await sweepNow()).toMatchObject({ orphans: 2 })
  expect((await house.download(photo)).status).toBe(200)
  expect(await evidence.storage.size(young)).toBe(5)
})

test('what a person took away goes for good after thirty days, with its small picture, and the audit says so', async () => {
  const [kept, removed] = [await addPhoto(), await addPhoto()]
  await house.ask(fileCalls.remove, house.teacher, { parameters: { id: removed } })
  expect(await objects()).toBe(4)
  expect(await sweepNow()).toMatchObject({ purged: 0 })
  await house.db
    .updateTable('files')
    .set({ deleted_at: sql<string>`now() - interval '31 days'` })
    .where('id', '=', removed)
    .execute()
  expect(await sweepNow()).toMatchObject({ purged: 1 })
  expect(await objects()).toBe(2)
  expect((await auditOf(house.db, 'file', removed)).at(-1)).toMatchObject({
    deed: 'file.purge',
    actor_id: null,
  })
  expect((await house.download(kept)).status).toBe(200)
})

test('the files of an evaluation that is gone go with it', async () => {
  const line = await givenLine(house.db, house.school, house.instrument.id, house.administrator)
  await house.upload('nota.txt', 'una nota', { ...house.cell, evaluation_line: line.id })
  await house.db.deleteFrom('evaluations').where('id', '=', line.evaluation).execute()
  expect(await sweepNow()).toMatchObject({ purged: 1 })
  expect(await objects()).toBe(0)
})

test('evidence is kept so many months after the closing, and for ever when the setting says so', async () => {
  await addPhoto()
  await house.db
    .updateTable('lines')
    .set({ status: 'CLOSED', closed_at: sql<string>`now() - interval '61 months'` })
    .where('id', '=', house.line.id)
    .execute()
  expect(await sweepNow({ retentionMonths: 0 })).toMatchObject({ purged: 0 })
  expect(await sweepNow({ retentionMonths: 62 })).toMatchObject({ purged: 0 })
  expect(await sweepNow()).toMatchObject({ purged: 1 })
})

test('every stored file is read and compared with its row', async () => {
  const [sound, gone, changed] = [await addPhoto(), await addPhoto(), await addPhoto()]
  expect(await verifyFiles(house.db, evidence.storage)).toEqual({
    checked: 3,
    missing: [],
    changed: [],
    extra: [],
  })
  const extra = randomUUID()
  await evidence.storage.put(extra, bytes('extra'))
  await makeOld(pathOf(extra), 2)
  await evidence.storage.remove(await objectOf(gone))
  await writeFile(pathOf(await objectOf(changed)), 'something else')
  expect(await verifyFiles(house.db, evidence.storage)).toEqual({
    checked: 3,
    missing: [gone],
    changed: [changed],
    extra: [extra],
  })
  expect(sound).toBeGreaterThan(0)
})

const exportOf = async (subject: string, id: number) => {
  const object = randomUUID()
  const bytes = Buffer.from('a paper with the photo')
  await evidence.results.put(object, {
    size: bytes.length,
    open: () => Readable.from([bytes], { objectMode: false }),
  })
  await house.db
    .insertInto('jobs')
    .values({
      user_id: house.teacher.id,
      kind: 'export',
      status: 'done',
      language: 'en',
      asked: JSON.stringify({ subject, id, format: 'zip' }),
      object,
    })
    .execute()
  return object
}

test('what was exported with a photo goes when the photo is erased', async () => {
  const photo = await addPhoto()
  const { evaluation } = house.line
  const gone = [await exportOf('evaluation', evaluation), await exportOf('school', house.school.id)]
  const stay = [
    await exportOf('evaluation', house.otherLine.evaluation),
    await exportOf('report', evaluation),
  ]
  await eraseFile(house.db, evidence, photo, 'a family asked for it')
  for (const object of gone) expect(await evidence.results.size(object)).toBeUndefined()
  for (const object of stay) expect(await evidence.results.size(object)).toBeGreaterThan(0)
  const left = await house.db.selectFrom('jobs').select('object').orderBy('id').execute()
  expect(left.map(({ object }) => object)).toEqual(stay)
  await house.db.deleteFrom('jobs').execute()
})

test('a photo is erased in a closed line too: its bytes are gone, its row and the reason stay', async () => {
  const photo = await addPhoto()
  await setStatus(house.db, house.line.id, 'CLOSED')
  await eraseFile(house.db, evidence, photo, 'a family asked for it')
  const { bytes: left, headers, status } = await house.download(photo)
  expect([status, headers.get('content-type'), left.toString()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    expect.stringContaining('erased'),
  ])
  expect((await house.download(photo, house.teacher, {}, '?size=thumbnail')).status).toBe(404)
  expect(await objects()).toBe(1)
  expect((await auditOf(house.db, 'file', photo)).find((row) => row.deed === 'file.erase')?.new).toEqual({
    reason: 'a family asked for it',
  })
  expect(await verifyFiles(house.db, evidence.storage)).toMatchObject({ missing: [], changed: [], extra: [] })
  await expect(eraseFile(house.db, evidence, 999_999, 'none')).rejects.toMatchObject({ code: 'not_found' })
  expect(await objects()).toBe(1)
})
