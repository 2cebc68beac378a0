import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setStatus } from '../../../../given/answers.ts'
import { type AppContext, type Fields, givenFiles } from '../../house.ts'
import { tusAt } from './tus.ts'

let context: AppContext
let tus: ReturnType<typeof tusAt>
beforeAll(async () => {
  context = await givenFiles()
  tus = tusAt(`http://127.0.0.1:${context.port}`, context.teacher)
})
afterAll(() => context.close())

const textOf = (bytes: number): Buffer => Buffer.from(randomBytes(bytes).toString('hex').slice(0, bytes))
const begun = async (content: Buffer, name = 'nota.txt') =>
  (await tus.create(name, content.length, context.cell)).body.id

test('another offset, version or content type is refused', async () => {
  const content = textOf(100)
  const id = await begun(content)
  const off = await tus.append(id, 50, content.subarray(50))
  expect([off.status, off.body.code, off.headers.get('upload-offset')]).toEqual([409, 'upload_offset', '0'])
  const tooMuch = await tus.append(id, 0, textOf(101))
  expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'upload_offset'])
  const newer = await tus.append(id, 0, content, { 'tus-resumable': '2.0.0' })
  expect([newer.status, newer.body.code, newer.headers.get('tus-version')]).toEqual([
    412,
    'upload_version',
    '1.0.0',
  ])
  const text = await tus.append(id, 0, content, { 'content-type': 'text/plain' })
  expect([text.status, text.body.code]).toEqual([415, 'unsupported_media_type'])
  for (const metadata of ['filename', 'filename %%%', 'filename YQ==,filename YQ==']) {
    const answer = await tus.create('x', 5, {}, { 'upload-metadata': metadata })
    expect([metadata, answer.status]).toEqual([metadata, 400])
  }
})

test('a part with a checksum counts as a whole or not at all', async () => {
  const content = textOf(3000)
  const id = await begun(content)
  const promised = (algorithm: string, bytes: Buffer) => ({
    'upload-checksum': `${algorithm} ${createHash(algorithm).update(bytes).digest('base64')}`,
  })
  const wrong = await tus.append(id, 0, content.subarray(0, 1000), promised('sha1', content.subarray(1)))
  expect([wrong.status, wrong.body.code]).toEqual([460, 'upload_checksum'])
  expect((await tus.read(id)).body.offset).toBe(0)
  const right = await tus.append(
    id,
    0,
    content.subarray(0, 1000),
    promised('sha1', content.subarray(0, 1000)),
  )
  expect([right.status, right.headers.get('upload-offset')]).toEqual([204, '1000'])
  const last = await tus.append(id, 1000, content.subarray(1000), promised('sha256', content.subarray(1000)))
  expect(last.status).toBe(200)
})

test('a submitted line refuses parts until it is open again', async () => {
  const content = textOf(2000)
  const id = await begun(content)
  await tus.append(id, 0, content.subarray(0, 1000))
  await setStatus(context.db, context.line.id, 'IN REVIEW')
  const refused = await tus.append(id, 1000, content.subarray(1000))
  const fresh = await tus.create('nota.txt', 10, context.cell)
  await setStatus(context.db, context.line.id, 'OPEN')
  expect([refused.status, fresh.status]).toEqual([409, 409])
  expect((await tus.read(id)).body.offset).toBe(1000)
  expect((await tus.append(id, 1000, content.subarray(1000))).status).toBe(200)
})

test('a refused file is refused before its bytes, or with the first of them', async () => {
  const codeOf = async (name: string, length: number, fields: Fields = context.cell) => {
    const { status, body } = await tus.create(name, length, fields)
    return [status, body.code]
  }
  expect(await codeOf('plano.svg', 10)).toEqual([415, 'unsupported_file_type'])
  expect(await codeOf('aula.jpg', 16 * 1024 * 1024, context.shown)).toEqual([413, 'file_too_large'])
  expect(await codeOf('aula.jpg', 1000)).toEqual([400, 'consent_required'])
  expect(await codeOf('nota.txt', 1000, { ...context.cell, stage: 9 })).toEqual([400, 'validation_error'])
  expect(await codeOf('nota.txt', 1000, { ...context.cell, evaluation_line: context.otherLine.id })).toEqual([
    403,
    'permission_denied',
  ])
  const html = Buffer.concat([Buffer.from('<!doctype html>'), textOf(600_000)])
  const id = await begun(html, 'pagina.txt')
  const refused = await tus.append(id, 0, html.subarray(0, 10_000))
  expect([refused.status, refused.body.code]).toEqual([415, 'unsupported_file_type'])
  expect((await tus.read(id)).status).toBe(404)
})
