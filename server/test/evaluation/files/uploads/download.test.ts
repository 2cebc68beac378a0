import { fileCalls } from 'contract/evaluation/files'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byteRange } from '../../../../src/evaluation/files/byte-range.ts'
import { attachment } from '../../../../src/evaluation/files/disposition.ts'
import { auditOf, setStatus } from '../../../given/answers.ts'
import { type AppContext, givenFiles } from '../house.ts'
import { makePicture } from '../making/make-photo.ts'

let context: AppContext
let photo = 0
let note = 0
const text = 'abcdefghijklmnopqrstuvwxyz'.repeat(1000)
beforeAll(async () => {
  context = await givenFiles()
  photo = (await context.upload('aula.jpg', await makePicture(800, 600).jpeg().toBuffer())).body.id
  note = (await context.upload('“Reunión”; nota.txt', text)).body.id
})
afterAll(() => context.close())

test('a download has headers so that no browser runs, caches or embeds it', async () => {
  const { status, headers, bytes } = await context.download(note)
  expect(status).toBe(200)
  expect(bytes.toString()).toBe(text)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `attachment; filename="Reunion; nota.txt"; filename*=UTF-8''%E2%80%9CReuni%C3%B3n%E2%80%9D%3B%20nota.txt`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    'content-length': String(text.length),
    etag: `"f${note}"`,
  })
})

test('a range of a file is answered, unless the file has changed', async () => {
  const ask = (range: string, more = {}) => context.download(note, context.teacher, { range, ...more })
  const part = await ask('bytes=5-9')
  expect([part.status, part.bytes.toString(), part.headers.get('content-range')]).toEqual([
    206,
    'fghij',
    `bytes 5-9/${text.length}`,
  ])
  expect((await ask('bytes=-3')).bytes.toString()).toBe('xyz')
  expect((await ask('bytes=25999-')).bytes.toString()).toBe('z')
  expect((await ask('bytes=0-1', { 'if-range': `"f${note}"` })).status).toBe(206)
  expect((await ask('bytes=0-1', { 'if-range': '"f0"' })).status).toBe(200)
  expect((await ask('bytes=0-1,5-9')).status).toBe(200)
  const outside = await ask('bytes=26000-')
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */26000'])
})

test('ranges are parsed as in the standard', () => {
  expect(byteRange(undefined, 10)).toBe('whole')
  expect(byteRange('bytes=0-', 10)).toEqual({ start: 0, end: 10 })
  expect(byteRange('bytes=0-99', 10)).toEqual({ start: 0, end: 10 })
  expect(byteRange('bytes=-99', 10)).toEqual({ start: 0, end: 10 })
  expect(byteRange('bytes=-0', 10)).toBe('outside')
  expect(byteRange('bytes=10-', 10)).toBe('outside')
  expect(byteRange('bytes=5-2', 10)).toBe('whole')
  expect(byteRange('bytes=-', 10)).toBe('whole')
  expect(byteRange('pages=1-2', 10)).toBe('whole')
})

test('a name cannot break out of its header', () => {
  expect(attachment('a"b\\c.txt')).toBe(`attachment; filename=a_b_c.txt; filename*=UTF-8''a%22b%5Cc.txt`)
  expect(attachment("d'(e)*.txt")).toBe(`attachment; filename="d'(e)*.txt"`)
  expect(attachment("é'(e)*.txt")).toContain("UTF-8''%C3%A9%27%28e%29%2A.txt")
  expect(attachment('कक्षा: 2026.pdf')).toContain('filename=2026.pdf;')
  expect(attachment('कक्षा')).toContain('filename=file;')
})

test('HEAD answers only the headers', async () => {
  const before = (await auditOf(context.db, 'file', note)).length
  const { status, headers, bytes } = await context.download(note, context.teacher, {}, '', 'HEAD')
  expect([status, bytes.length, headers.get('content-length')]).toEqual([200, 0, '26000'])
  expect((await context.download(note, context.stranger, {}, '', 'HEAD')).status).toBe(404)
  expect((await auditOf(context.db, 'file', note)).length).toBe(before)
})

test('a photo has a thumbnail, and a document has none', async () => {
  const { headers, bytes } = await context.download(photo, context.teacher, {}, '?size=thumbnail')
  expect(headers.get('content-type')).toBe('image/webp')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 })
  expect((await context.download(note, context.teacher, {}, '?size=thumbnail')).status).toBe(404)
  expect((await context.download(photo, context.stranger, {}, '?size=thumbnail')).status).toBe(404)
  expect((await context.download(photo, context.teacher, {}, '?size=huge')).status).toBe(400)
})

test('every download is in the audit', async () => {
  await context.download(photo, context.coordinator)
  await context.download(photo, context.coordinator, {}, '?size=thumbnail')
  const rows = (await auditOf(context.db, 'file', photo)).filter(
    (row) => row.actor_id === context.coordinator.id,
  )
  expect(rows.map((row) => [row.deed, row.new])).toEqual([
    ['file.download', null],
    ['file.download', { size: 'thumbnail' }],
  ])
})

test('a file is answered only to those in whose scope it is', async () => {
  const statusFor = async (person: Parameters<AppContext['download']>[1]) =>
    (await context.download(photo, person)).status
  for (const person of [
    context.teacher,
    context.colleague,
    context.coordinator,
    context.representative,
    context.administrator,
  ]) {
    expect(await statusFor(person)).toBe(200)
  }
  expect(await statusFor(context.stranger)).toBe(404)
  expect(await statusFor(context.newcomer)).toBe(404)
  expect(await statusFor(null)).toBe(401)
  expect((await context.download(999_999, context.administrator)).status).toBe(404)
})

test('who added a file can delete it, a colleague cannot, a coordinator can', async () => {
  const add = async () => (await context.upload('nota.txt', 'una nota', context.cell)).body.id
  const remove = (id: number, person: AppContext['teacher']) =>
    context.ask(fileCalls.remove, person, { parameters: { id } })
  const own = await add()
  expect((await remove(own, context.stranger)).status).toBe(404)
  expect((await remove(own, context.colleague)).status).toBe(403)
  expect(await remove(own, context.teacher)).toMatchObject({ status: 200, body: { code: 'file_deleted' } })
  expect((await remove(own, context.teacher)).status).toBe(404)
  expect((await context.download(own)).status).toBe(404)
  expect((await auditOf(context.db, 'file', own)).at(-1)).toMatchObject({ deed: 'file.delete' })
  expect((await remove(await add(), context.coordinator)).status).toBe(200)
})

test('nothing is deleted once the line is in review, but everything can be read', async () => {
  await setStatus(context.db, context.line.id, 'IN REVIEW')
  const refused = await context.ask(fileCalls.remove, context.coordinator, { parameters: { id: photo } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'cycle_not_open' } })
  expect((await context.download(photo)).status).toBe(200)
  await setStatus(context.db, context.line.id, 'OPEN')
})
