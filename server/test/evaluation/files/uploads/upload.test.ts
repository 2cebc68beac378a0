import { fileCalls } from 'contract/evaluation/files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf, setStatus } from '../../../given/answers.ts'
import { type AppContext, formOf, givenFiles } from '../house.ts'
import { makeDocument } from '../making/make-office.ts'
import { makePicture } from '../making/make-photo.ts'
import { makePhoneVideo } from '../making/make-video.ts'
import { makeZip } from '../making/make-zip.ts'
import { slowUpload } from './slow-upload.ts'

let context: AppContext
beforeAll(async () => {
  context = await givenFiles()
})
afterAll(() => context.close())

const word = () => makeDocument()
const leftOver = async () => (await context.onDisk('files/tmp')).map((each) => each.path)

test('the answer contains what was added, and so does the audit, without texts of people', async () => {
  const { status, body } = await context.upload('Reunión.webp', await makePicture(60, 40).webp().toBuffer())
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...context.cell,
    kind: 'photo',
    name: 'Reunión.jpg',
    content_type: 'image/jpeg',
    description: 'Aula con rampa',
    uploaded_by: { id: context.teacher.id, name: 'Tomás Teacher' },
  })
  expect(body).not.toHaveProperty('object')
  expect(body).not.toHaveProperty('sha256')
  const [row] = await auditOf(context.db, 'file', body.id)
  expect(row).toMatchObject({ deed: 'file.create', actor_id: context.teacher.id })
  expect(JSON.stringify(row)).not.toContain('rampa')
  const consent = await context.db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow()
  expect(consent).toMatchObject({ consent_by: context.teacher.id, consent_text: '2026-1', scan: 'off' })
})

test('documents, sheets, videos, archives and text are added too', async () => {
  const kinds = [
    ['plan.docx', word(), 'document'],
    ['plan.pdf', '%PDF-1.4\n1 0 obj\n%%EOF\n', 'document'],
    ['lista.csv', 'nombre;edad\n', 'document'],
    ['nota.txt', 'una nota', 'document'],
    ['clase.mov', makePhoneVideo(), 'video'],
    ['todo.zip', makeZip([{ name: 'nota.txt', content: 'una nota' }]), 'archive'],
  ] as const
  for (const [name, content, kind] of kinds) {
    const { status, body } = await context.upload(name, content)
    expect([name, status, body.kind]).toEqual([name, 201, kind])
  }
  expect(await leftOver()).toEqual([])
})

test('the line counts a cell as complete with two photos and a document', async () => {
  const cell = { ...context.shown, stage: 3 }
  const complete = async () => {
    const row = await context.db
      .selectFrom('line_summaries')
      .select('cells_complete')
      .where('line_id', '=', context.line.id)
      .executeTakeFirstOrThrow()
    return row.cells_complete
  }
  const before = await complete()
  const photo = await makePicture(20, 20).jpeg().toBuffer()
  await context.upload('uno.jpg', photo, cell)
  const second = await context.upload('dos.jpg', photo, cell)
  expect(await complete()).toBe(before)
  await context.upload('plan.docx', word(), cell)
  expect(await complete()).toBe(before + 1)
  await context.ask(fileCalls.remove, context.teacher, { parameters: { id: second.body.id } })
  expect(await complete()).toBe(before)
})

test('a file longer than the limit of its type is stopped at the limit', async () => {
  const long = Buffer.alloc(10 * 1024 * 1024 + 1, 'a')
  expect(await context.upload('largo.txt', long)).toMatchObject({
    status: 413,
    body: { code: 'file_too_large', detail: 'Error uploading file. It is larger than 10 MB.' },
  })
  expect((await context.upload('justo.txt', long.subarray(1))).status).toBe(201)
})

test('photos and videos need consent and a description, documents do not', async () => {
  const photo = await makePicture(20, 20).jpeg().toBuffer()
  const { consent: _consent, ...unasked } = context.shown
  const { description: _description, ...unsaid } = context.shown
  expect(await context.upload('foto.jpg', photo, unasked)).toMatchObject({
    status: 400,
    body: { code: 'consent_required' },
  })
  expect(
    (await context.upload('clase.mov', makePhoneVideo(), { ...context.shown, consent: 'false' })).body.code,
  ).toBe('consent_required')
  expect((await context.upload('foto.jpg', photo, unsaid)).body.errors).toMatchObject({
    description: [{ code: 'required' }],
  })
  expect((await context.upload('plan.docx', word(), context.cell)).status).toBe(201)
})

test('the fields come before the file', async () => {
  const late = new FormData()
  late.append('file', new Blob(['una nota']), 'nota.txt')
  for (const [name, value] of Object.entries(context.cell)) late.append(name, String(value))
  expect((await context.send(late)).status).toBe(400)
  const nextForm = formOf(context.cell, 'nota.txt', 'una nota')
  nextForm.append('stage', '2')
  expect(await context.send(nextForm)).toMatchObject({ status: 400, body: { code: 'upload_invalid' } })
  const two = formOf(context.cell, 'nota.txt', 'una nota')
  two.append('file', new Blob(['otra']), 'otra.txt')
  expect(await context.send(two)).toMatchObject({ status: 400, body: { code: 'upload_invalid' } })
  const none = new FormData()
  none.append('stage', '1')
  const detail = 'Error uploading file. Send a form with its fields first, and then one file.'
  expect(await context.send(none)).toMatchObject({ status: 400, body: { code: 'upload_invalid', detail } })
  expect(
    (
      await context.send(
        formOf({}, 'nota.txt', 'una nota'),
        context.teacher,
        {},
        `?evaluation_line=${context.line.id}&category=${context.category}&stage=1`,
      )
    ).status,
  ).toBe(201)
})

test('a field that identifies a person, or a repeated field, is refused', async () => {
  expect((await context.upload('nota.txt', 'nota', { ...context.cell, status: 'OPEN' })).status).toBe(403)
  const twice = new FormData()
  for (const [name, value] of Object.entries(context.cell)) twice.append(name, String(value))
  twice.append('stage', '2')
  twice.append('file', new Blob(['nota']), 'nota.txt')
  expect((await context.send(twice)).status).toBe(400)
  expect(
    (await context.upload('nota.txt', 'nota', { ...context.cell, category: 999_999 })).body.errors,
  ).toMatchObject({
    category: [{ code: 'does_not_exist' }],
  })
})

test('who may not add is refused early in the upload, and before it when the query has the target', async () => {
  expect((await context.upload('nota.txt', 'nota', context.cell, null)).status).toBe(401)
  const ask = async (person = context.teacher, fields: Record<string, number> = context.cell) => {
    const upload = slowUpload(context.port, person, fields, 'nota.txt')
    upload.begin()
    upload.send('a'.repeat(100))
    const { status, body } = await upload.answer
    upload.hangUp()
    return `${status} ${/"code":"(\w+)"/.exec(body)?.[1]}`
  }
  expect(await ask(context.stranger)).toBe('403 permission_denied')
  expect(await ask(context.newcomer)).toBe('403 permission_denied')
  expect(await ask(context.teacher, { ...context.cell, evaluation_line: context.otherLine.id })).toBe(
    '403 permission_denied',
  )
  expect(await ask(context.teacher, { ...context.cell, evaluation_line: 999_999 })).toBe(
    '403 permission_denied',
  )
  expect(await ask(context.administrator, { ...context.cell, evaluation_line: 999_999 })).toBe(
    '409 line_not_open',
  )
  await setStatus(context.db, context.line.id, 'IN REVIEW')
  expect(await ask()).toBe('409 cycle_not_open')
  const early = slowUpload(
    context.port,
    context.teacher,
    {},
    'nota.txt',
    `?evaluation_line=${context.line.id}&category=${context.category}&stage=1`,
  )
  expect((await early.answer).status).toBe(409)
  early.hangUp()
  await setStatus(context.db, context.line.id, 'OPEN')
})

test('coordinators, representatives and administrators add evidence too', async () => {
  for (const person of [context.coordinator, context.representative, context.administrator]) {
    expect((await context.upload('nota.txt', 'una nota', context.cell, person)).status).toBe(201)
  }
})

test('a body that is no form is refused', async () => {
  const answer = await context.ask(fileCalls.create, context.teacher, { body: context.cell as never })
  expect(answer).toMatchObject({
    status: 415,
    body: { code: 'unsupported_media_type', detail: expect.stringContaining('multipart/form-data') },
  })
})
