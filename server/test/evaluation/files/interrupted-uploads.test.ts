import { afterAll, beforeAll, expect, test } from 'vitest'
import { setStatus } from '../../given-answers.ts'
import { type AppContext, formOf, givenHouse } from './house.ts'
import { slowUpload } from './slow-upload.ts'

let house: AppContext
beforeAll(async () => {
  house = await givenHouse()
})
afterAll(() => house.close())

const leftOver = async () => (await house.onDisk('files/tmp')).map((each) => each.path)

test('an upload that breaks off leaves nothing', async () => {
  const before = (await house.onDisk()).length
  const upload = slowUpload(house.port, house.teacher, house.cell, 'nota.txt')
  upload.begin()
  upload.send('a'.repeat(100_000))
  await expect.poll(leftOver).toHaveLength(1)
  upload.hangUp()
  await expect.poll(leftOver).toEqual([])
  const cut = await fetch(`http://127.0.0.1:${house.port}/api/file/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${house.teacher.token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    body: `--b\r\nContent-Disposition: form-data; name="evaluation_line"\r\n\r\n${house.line.id}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhola`,
  })
  expect(cut.status).toBe(400)
  expect((await house.onDisk()).length).toBe(before)
})

test('a line submitted while the file was on its way refuses it, and the file is gone', async () => {
  const before = (await house.onDisk()).length
  const upload = slowUpload(house.port, house.teacher, house.cell, 'nota.txt')
  upload.begin()
  upload.send('a'.repeat(5000))
  await expect.poll(leftOver).toHaveLength(1)
  await setStatus(house.db, house.line.id, 'IN REVIEW')
  upload.end()
  expect((await upload.answer).status).toBe(409)
  await setStatus(house.db, house.line.id, 'OPEN')
  await expect.poll(async () => (await house.onDisk()).length).toBe(before)
})

test('the same upload sent again gives the same file, at once or later', async () => {
  const headers = { 'idempotency-key': 'b3a0a9e4-5a5e-4a36-8a7c-0d7b7a2f9b11' }
  const send = (content = 'una vez') =>
    house.send(formOf(house.cell, 'una.txt', content), house.teacher, headers)
  const together = await Promise.all([send(), send()])
  const made = together.find((each) => each.status === 201)
  expect(together.map((each) => each.status).filter((status) => ![201, 409].includes(status))).toEqual([])
  const again = await send()
  expect(again).toMatchObject({ status: 201, body: { id: made?.body.id } })
  expect(again.headers.get('idempotent-replay')).toBe('true')
  expect(await send('otra cosa')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  const { count } = await house.db
    .selectFrom('files')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('name', '=', 'una.txt')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1)
})
