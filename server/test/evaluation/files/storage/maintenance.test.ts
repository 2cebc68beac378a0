// @both-databases: files are swept beside requests, and there is one session for both
import { randomUUID } from 'node:crypto'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileCalls } from 'contract/evaluation/files'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sweep, sweepAges } from '../../../../src/evaluation/files/maintenance/sweep.ts'
import { verifyFiles } from '../../../../src/evaluation/files/maintenance/verify.ts'
import { auditOf, givenLine } from '../../../given/answers.ts'
import { givenEvidence } from './given-evidence.ts'

const { context, evidence, addPhoto, objects } = await givenEvidence()

const objectOf = async (id: number) => {
  const row = await context.db
    .selectFrom('files')
    .select('object')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.object
}
const pathOf = (object: string) =>
  join(context.folder, 'files/objects', object.slice(0, 2), object.slice(2, 4), object)
const bytes = (text: string) => ({ size: text.length, open: () => Readable.from([Buffer.from(text)]) })
const makeOld = (path: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000)
  return utimes(path, then, then)
}
const sweepNow = (ages = {}) => sweep(context.db, evidence, { ...sweepAges(60), ...ages })

test('unfinished temporary files are deleted after an hour, not before', async () => {
  const old = join(evidence.folder, `${randomUUID()}.part`)
  await writeFile(old, 'x')
  await writeFile(join(evidence.folder, `${randomUUID()}.part`), 'y')
  await makeOld(old, 2)
  expect(await sweepNow()).toMatchObject({ parts: 1 })
  expect(await context.onDisk('files/tmp')).toHaveLength(1)
})

test('an object without a file is deleted after a day, one with a file stays', async () => {
  const photo = await addPhoto()
  const [young, old] = [randomUUID(), randomUUID()]
  await evidence.storage.put(young, bytes('young'))
  await evidence.storage.put(old, bytes('old'))
  await evidence.storage.put(`${old}.thumbnail`, bytes('old'))
  for (const object of [old, `${old}.thumbnail`, await objectOf(photo)]) await makeOld(pathOf(object), 25)
  expect(await sweepNow()).toMatchObject({ orphans: 2 })
  expect((await context.download(photo)).status).toBe(200)
  expect(await evidence.storage.size(young)).toBe(5)
})

test('a file that a person deleted is erased after thirty days, with its thumbnail and an entry in the audit', async () => {
  const [stored, removed] = [await addPhoto(), await addPhoto()]
  await context.ask(fileCalls.remove, context.teacher, { parameters: { id: removed } })
  expect(await objects()).toBe(4)
  expect(await sweepNow()).toMatchObject({ purged: 0 })
  await context.db
    .updateTable('files')
    .set({ deleted_at: sql<string>`now() - interval '31 days'` })
    .where('id', '=', removed)
    .execute()
  expect(await sweepNow()).toMatchObject({ purged: 1 })
  expect(await objects()).toBe(2)
  expect((await auditOf(context.db, 'file', removed)).at(-1)).toMatchObject({
    deed: 'file.purge',
    actor_id: null,
  })
  expect((await context.download(stored)).status).toBe(200)
})

test('the files of a deleted evaluation are deleted', async () => {
  const line = await givenLine(context.db, context.school, context.instrument.id, context.administrator)
  await context.upload('nota.txt', 'una nota', { ...context.cell, evaluation_line: line.id })
  await context.db.deleteFrom('evaluations').where('id', '=', line.evaluation).execute()
  expect(await sweepNow()).toMatchObject({ purged: 1 })
  expect(await objects()).toBe(0)
})

test('evidence is deleted so many months after the closing, and never when the setting says so', async () => {
  await addPhoto()
  await context.db
    .updateTable('lines')
    .set({ status: 'CLOSED', closed_at: sql<string>`now() - interval '61 months'` })
    .where('id', '=', context.line.id)
    .execute()
  expect(await sweepNow({ retentionMonths: 0 })).toMatchObject({ purged: 0 })
  expect(await sweepNow({ retentionMonths: 62 })).toMatchObject({ purged: 0 })
  expect(await sweepNow()).toMatchObject({ purged: 1 })
})

test('every stored file is read and compared with its row', async () => {
  const [sound, gone, changed] = [await addPhoto(), await addPhoto(), await addPhoto()]
  expect(await verifyFiles(context.db, evidence.storage)).toEqual({
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
  expect(await verifyFiles(context.db, evidence.storage)).toEqual({
    checked: 3,
    missing: [gone],
    changed: [changed],
    extra: [extra],
  })
  expect(sound).toBeGreaterThan(0)
})
