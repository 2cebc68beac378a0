// @both-databases: the parts of a file are written beside requests, and there is one session for both
import { randomBytes } from 'node:crypto'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../given/answers.ts'
import { type AppContext, formOf, givenFiles } from '../../house.ts'
import { makePicture } from '../../making/make-photo.ts'
import { hangingPart, tusAt } from './tus.ts'

let context: AppContext
let tus: ReturnType<typeof tusAt>
beforeAll(async () => {
  context = await givenFiles()
  tus = tusAt(`http://127.0.0.1:${context.port}`, context.teacher)
})
afterAll(() => context.close())

/** Text of so many bytes: it is stored as it came. */
const textOf = (bytes: number): Buffer => Buffer.from(randomBytes(bytes).toString('hex').slice(0, bytes))
const parts = () => context.onDisk('files/uploads')
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

const begun = async (content: Buffer, name = 'nota.txt', headers = key()) => {
  const { status, body } = await tus.create(name, content.length, context.cell, headers)
  expect(status).toBe(201)
  return body.id
}
const filesNamed = async (name: string): Promise<number> => {
  const rows = await context.db.selectFrom('files').select('id').where('name', '=', name).execute()
  return rows.length
}

test('an upload discarded on the device is ended by its key, only by its owner, and a finished file stays', async () => {
  const headers = key()
  const content = textOf(2_000)
  const id = await begun(content, 'descartada.txt', headers)
  await tus.append(id, 0, content.subarray(0, 1_000))
  const colleague = tusAt(`http://127.0.0.1:${context.port}`, context.colleague)
  expect((await colleague.discard(headers['idempotency-key'])).status).toBe(404)
  expect((await tus.discard(headers['idempotency-key'])).status).toBe(200)
  expect((await tus.read(id)).status).toBe(404)
  expect(await parts()).toEqual([])

  const again = await begun(content, 'queda.txt', headers)
  expect((await tus.append(again, 0, content)).status).toBe(200)
  expect((await tus.discard(headers['idempotency-key'])).status).toBe(200)
  expect(await filesNamed('queda.txt')).toBe(1)
})

test('an upload in parts makes the same file as one request', async () => {
  const content = textOf(1_300_000)
  const created = await tus.create('nota.txt', content.length, { ...context.cell, description: 'Una nota' })
  expect(created).toMatchObject({ status: 201, body: { offset: 0, length: content.length, file: null } })
  expect(created.headers.get('location')).toBe(`/api/upload/${created.body.id}/`)
  expect(created.headers.get('tus-resumable')).toBe('1.0.0')
  const { id } = created.body
  const first = await tus.append(id, 0, content.subarray(0, 700_000))
  expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '700000'])
  const head = await tus.head(id)
  expect([head.status, head.headers.get('upload-offset'), head.headers.get('cache-control')]).toEqual([
    200,
    '700000',
    'no-store',
  ])
  const last = await tus.append(id, 700_000, content.subarray(700_000))
  expect(last).toMatchObject({
    status: 200,
    body: { ...context.cell, kind: 'document', name: 'nota.txt', description: 'Una nota' },
  })
  expect((await context.download(last.body.id)).bytes.equals(content)).toBe(true)
  expect(await parts()).toEqual([])
  const [row] = await auditOf(context.db, 'file', last.body.id)
  expect(row).toMatchObject({ deed: 'file.create', actor_id: context.teacher.id })
})

test('a photo is re-encoded, and its bytes are never readable on the disk during the upload', async () => {
  const photo = await makePicture(900, 700)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'where-it-was-taken' } })
    .toBuffer()
  const { body } = await tus.create('aula.jpg', photo.length, context.shown)
  await tus.append(body.id, 0, photo.subarray(0, photo.length - 1))
  const stored = await parts()
  expect(stored.length).toBeGreaterThan(0)
  for (const { bytes } of stored) expect(bytes.includes('where-it-was-taken')).toBe(false)
  const last = await tus.append(body.id, photo.length - 1, photo.subarray(-1))
  expect(last).toMatchObject({ status: 200, body: { kind: 'photo', description: 'Aula con rampa' } })
  expect((await context.download(last.body.id)).bytes.includes('where-it-was-taken')).toBe(false)
})

test('only who began an upload may read, continue and end it', async () => {
  const content = textOf(10)
  const id = await begun(content)
  const other = tusAt(`http://127.0.0.1:${context.port}`, context.colleague)
  const missing = await tus.read(id + 1000)
  expect([missing.status, missing.body.code]).toEqual([404, 'not_found'])
  for (const answer of [await other.read(id), await other.append(id, 0, content), await other.remove(id)])
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  expect((await other.head(id)).status).toBe(404)
  expect((await tus.read(id)).body.offset).toBe(0)
})

test('after a lost last answer a repeat returns the same file, and so does one request with the same key', async () => {
  const content = textOf(5000)
  const headers = key()
  const id = await begun(content, 'una-vez.txt', headers)
  const last = await tus.append(id, 0, content)
  const again = await tus.append(id, 0, content)
  expect([again.status, again.body.id]).toEqual([200, last.body.id])
  expect((await tus.read(id)).body).toMatchObject({ offset: 5000, file: { id: last.body.id } })
  expect((await tus.create('una-vez.txt', 5000, context.cell, headers)).body).toMatchObject({
    id,
    file: { id: last.body.id },
  })
  const form = formOf(context.cell, 'una-vez.txt', content)
  expect((await context.send(form, context.teacher, headers)).body.id).toBe(last.body.id)
  expect(await filesNamed('una-vez.txt')).toBe(1)
})

test('with the same key an upload continues, and other content replaces an unfinished one', async () => {
  const content = textOf(4000)
  const headers = key()
  const id = await begun(content, 'sigue.txt', headers)
  await tus.append(id, 0, content.subarray(0, 1000))
  const same = await tus.create('sigue.txt', 4000, context.cell, headers)
  expect(same.body).toMatchObject({ id, offset: 1000 })
  expect(same.headers.get('idempotent-replay')).toBe('true')
  const smaller = await tus.create('sigue.txt', 3000, context.cell, headers)
  expect(smaller.body).toMatchObject({ offset: 0, length: 3000 })
  expect((await tus.read(id)).status).toBe(404)
  await tus.append(smaller.body.id, 0, content.subarray(0, 3000))
  const reused = await tus.create('sigue.txt', 4000, context.cell, headers)
  expect([reused.status, reused.body.code]).toEqual([422, 'idempotency_key_reused'])
})

test('bytes received before a connection broke are kept', async () => {
  const content = textOf(900_000)
  const id = await begun(content)
  const part = hangingPart(context.port, context.teacher, { id, offset: 0, promised: 900_000 })
  part.send(content.subarray(0, 600_000))
  await expect.poll(async () => (await parts()).length).toBeGreaterThan(0)
  part.hangUp()
  await expect.poll(async () => (await tus.read(id)).body.offset).toBe(600_000)
  const last = await tus.append(id, 600_000, content.subarray(600_000))
  expect((await context.download(last.body.id)).bytes.equals(content)).toBe(true)
})

test('a client that returns ends its old connection, and continues where it stopped', async () => {
  const content = textOf(20_000)
  const id = await begun(content)
  const part = hangingPart(context.port, context.teacher, { id, offset: 0, promised: 20_000 })
  part.send(content.subarray(0, 12_000))
  await expect.poll(async () => (await tus.read(id)).body.offset).toBe(12_000)
  const last = await tus.append(id, 12_000, content.subarray(12_000))
  expect((await context.download(last.body.id)).bytes.equals(content)).toBe(true)
  part.hangUp()
})

test('the proof of an action is uploaded in parts too', async () => {
  const { coordinator, category, line } = context
  const goal = await context.ask(actionPlanCalls.addGoal, coordinator, {
    parameters: { plan: line.plan },
    body: { title: 'Every room can be found', category },
  })
  const action = await context.ask(actionPlanCalls.addAction, coordinator, {
    parameters: { goal: goal.body.id },
    body: { text: 'Buy tactile labels', category: 2 },
  })
  const content = textOf(2000)
  const fields = { goal: goal.body.id, action: action.body.id }
  const { body } = await tus.create('nota.txt', 2000, fields)
  await tus.append(body.id, 0, content.subarray(0, 1500))
  const last = await tus.append(body.id, 1500, content.subarray(1500))
  expect(last).toMatchObject({ status: 200, body: { stage: null, evaluation_line: line.id } })
  const row = await context.db
    .selectFrom('files')
    .select('action_id')
    .where('id', '=', last.body.id)
    .executeTakeFirst()
  expect(row?.action_id).toBe(action.body.id)
})

test('an upload that is ended is deleted with its bytes', async () => {
  const content = textOf(2000)
  const id = await begun(content)
  await tus.append(id, 0, content.subarray(0, 1000))
  const before = (await parts()).length
  expect((await tus.remove(id)).status).toBe(204)
  expect((await parts()).length).toBe(before - 1)
  expect((await tus.read(id)).status).toBe(404)
})
