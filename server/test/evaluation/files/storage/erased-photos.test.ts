import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { eraseFile } from '../../../../src/evaluation/files/maintenance/erase.ts'
import { verifyFiles } from '../../../../src/evaluation/files/maintenance/verify.ts'
import { auditOf, setStatus } from '../../../given/answers.ts'
import { givenEvidence } from './given-evidence.ts'

const { context, evidence, addPhoto, objects } = await givenEvidence()

const exportOf = async (subject: string, id: number) => {
  const object = randomUUID()
  const bytes = Buffer.from('a paper with the photo')
  await evidence.results.put(object, {
    size: bytes.length,
    open: () => Readable.from([bytes], { objectMode: false }),
  })
  await context.db
    .insertInto('jobs')
    .values({
      user_id: context.teacher.id,
      kind: 'export',
      status: 'done',
      language: 'en',
      asked: JSON.stringify({ subject, id, format: 'zip' }),
      object,
    })
    .execute()
  return object
}

test('exports with a photo are deleted when the photo is erased', async () => {
  const photo = await addPhoto()
  const { evaluation } = context.line
  const gone = [await exportOf('evaluation', evaluation), await exportOf('school', context.school.id)]
  const stay = [
    await exportOf('evaluation', context.otherLine.evaluation),
    await exportOf('report', evaluation),
  ]
  await eraseFile(context.db, evidence, photo, 'a family asked for it')
  for (const object of gone) expect(await evidence.results.size(object)).toBeUndefined()
  for (const object of stay) expect(await evidence.results.size(object)).toBeGreaterThan(0)
  const left = await context.db.selectFrom('jobs').select('object').orderBy('id').execute()
  expect(left.map(({ object }) => object)).toEqual(stay)
  await context.db.deleteFrom('jobs').execute()
})

test('a photo is erased in a closed line too: its bytes are deleted, its row and the reason stay', async () => {
  const photo = await addPhoto()
  await setStatus(context.db, context.line.id, 'CLOSED')
  await eraseFile(context.db, evidence, photo, 'a family asked for it')
  const { bytes: left, headers, status } = await context.download(photo)
  expect([status, headers.get('content-type'), left.toString()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    expect.stringContaining('erased'),
  ])
  expect((await context.download(photo, context.teacher, {}, '?size=thumbnail')).status).toBe(404)
  expect(await objects()).toBe(1)
  expect((await auditOf(context.db, 'file', photo)).find((row) => row.deed === 'file.erase')?.new).toEqual({
    reason: 'a family asked for it',
  })
  expect(await verifyFiles(context.db, evidence.storage)).toMatchObject({
    missing: [],
    changed: [],
    extra: [],
  })
  await expect(eraseFile(context.db, evidence, 999_999, 'none')).rejects.toMatchObject({ code: 'not_found' })
  expect(await objects()).toBe(1)
})
