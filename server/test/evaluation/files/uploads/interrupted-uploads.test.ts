import { afterAll, beforeAll, expect, test } from 'vitest'
import { setStatus } from '../../../given/answers.ts'
import { type AppContext, formOf, givenFiles } from '../house.ts'
import { slowUpload } from './slow-upload.ts'

let context: AppContext
beforeAll(async () => {
  context = await givenFiles()
})
afterAll(() => context.close())

const leftOver = async () => (await context.onDisk('files/tmp')).map((each) => each.path)

test('an aborted upload leaves no file', async () => {
  const before = (await context.onDisk()).length
  const upload = slowUpload(context.port, context.teacher, context.cell, 'nota.txt')
  upload.begin()
  upload.send('a'.repeat(100_000))
  await expect.poll(leftOver).toHaveLength(1)
  upload.hangUp()
  await expect.poll(leftOver).toEqual([])
  const cut = await fetch(`http://127.0.0.1:${context.port}/api/file/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${context.teacher.token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    body: `--b\r\nContent-Disposition: form-data; name="evaluation_line"\r\n\r\n${context.line.id}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhola`,
  })
  expect(cut.status).toBe(400)
  expect((await context.onDisk()).length).toBe(before)
})

test('a file that arrives after its line was submitted is refused and deleted', async () => {
  const before = (await context.onDisk()).length
  const upload = slowUpload(context.port, context.teacher, context.cell, 'nota.txt')
  upload.begin()
  upload.send('a'.repeat(5000))
  await expect.poll(leftOver).toHaveLength(1)
  await setStatus(context.db, context.line.id, 'IN REVIEW')
  upload.end()
  expect((await upload.answer).status).toBe(409)
  await setStatus(context.db, context.line.id, 'OPEN')
  await expect.poll(async () => (await context.onDisk()).length).toBe(before)
})

test('the same upload sent again gives the same file, at once or later', async () => {
  const headers = { 'idempotency-key': 'b3a0a9e4-5a5e-4a36-8a7c-0d7b7a2f9b11' }
  const send = (content = 'una vez') =>
    context.send(formOf(context.cell, 'una.txt', content), context.teacher, headers)
  const combined = await Promise.all([send(), send()])
  const made = combined.find((each) => each.status === 201)
  expect(combined.map((each) => each.status).filter((status) => ![201, 409].includes(status))).toEqual([])
  const again = await send()
  expect(again).toMatchObject({ status: 201, body: { id: made?.body.id } })
  expect(again.headers.get('idempotent-replay')).toBe('true')
  expect(await send('otra cosa')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  const { count } = await context.db
    .selectFrom('files')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('name', '=', 'una.txt')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1)
})
