import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asCoordinator, asRepresentative, type Someone } from '../../given/people.ts'
import { givenCountry, givenRegion } from '../../given/places.ts'
import { statement } from './given-drafts.ts'
import { givenDraftFiles, refusedIn, workbookOf, writeInto } from './given-files.ts'

let at: Awaited<ReturnType<typeof givenDraftFiles>>
let draft: number
beforeAll(async () => {
  at = await givenDraftFiles()
})
beforeEach(async () => {
  draft = await at.open()
})
afterAll(() => at.vereda.close())

test.each(['xlsx', 'zip'] as const)('a draft exported and imported as %s changes nothing', async (format) => {
  const seen = await at.bring(draft, await at.fileOf(draft, format, 'hi'), `texts.${format}`)
  expect(seen).toMatchObject({ subject: 'edition_draft', created: 0, changed: 0, refused: 0, ignored: [] })
  expect(seen.same).toBeGreaterThan(700)
})

test.each(['xlsx', 'zip'] as const)(
  'a file of words (%s) is named by what became of its draft',
  async (format) => {
    const isNamed = async (name: RegExp) => {
      const { job } = await at.made(at.representative, { subject: 'edition_texts', id: draft, format })
      expect(job.answer).toMatchObject({ name: expect.stringMatching(name) })
    }
    await isNamed(/ - Draft, not released\./)
    await at.drafts.change(
      at.representative,
      draft,
      '1.1.1',
      statement('Our adults write notes.\nNotes are kept.'),
    )
    expect((await at.drafts.handIn(at.representative, draft, '')).status).toBe(200)
    expect((await at.drafts.move(at.superuser, 'release', draft)).status).toBe(200)
    await isNamed(/ - Released\./)
  },
  60_000,
)

test('what a translator wrote into the workbook is shown first, then written, checked and audited', async () => {
  const { id: piece, version } = await at.drafts.pieceOf(at.representative, draft, '1.1.1')
  const filled = await writeInto(
    await at.fileOf(draft, 'xlsx', 'es'),
    { piece, field: 'help', language: 'Español', text: 'Nuestra ayuda dice lo que se necesita aquí.' },
    { piece, field: 'statements_s1', language: 'English', text: 'Our adults write notes.\nNotes are kept.' },
    { piece, field: 'short', language: 'हिन्दी', text: ' ' },
  )
  const seen = await at.bring(draft, filled, 'textos.xlsx')
  expect(seen).toMatchObject({ created: 0, changed: 2, refused: 0 })
  const changed = seen.rows.filter(({ deed }) => deed === 'change')
  expect(changed.map(({ after }) => after)).toEqual([
    { name: 'Indicator 1.1.1: Help', text_es: 'Nuestra ayuda dice lo que se necesita aquí.' },
    { name: 'Indicator 1.1.1: Statements: Change', text_en: 'Our adults write notes.\nNotes are kept.' },
  ])
  expect(await at.textOf(draft, '1.1.1', 'es', 'help')).not.toMatch(/^Nuestra/)
  expect(await at.applied(at.representative, seen.id)).toMatchObject({
    status: 'done',
    created: 0,
    changed: 2,
  })
  const now = await at.drafts.pieceOf(at.representative, draft, '1.1.1')
  expect(now.version).toBe(version + 1)
  expect(now.updated_by?.id).toBe(at.representative.id)
  expect(now.faults.map(({ code }) => code)).toContain('link_same')
  expect(await at.textOf(draft, '1.1.1', 'es', 'help')).toBe('Nuestra ayuda dice lo que se necesita aquí.')
  const audited = await at.vereda.database.db
    .selectFrom('audit')
    .select(['deed', 'actor_id', 'new'])
    .where('object_type', '=', 'edition_draft')
    .where('object_id', '=', draft)
    .where('deed', '=', 'edition_draft.change')
    .execute()
  expect(audited).toEqual([
    {
      deed: 'edition_draft.change',
      actor_id: at.representative.id,
      new: expect.objectContaining({
        place: '1.1.1',
        es: { help: 'Nuestra ayuda dice lo que se necesita aquí.' },
      }),
    },
  ])
})

test('a text changed in the draft meanwhile is reported and stays, and an old file reverts nothing', async () => {
  const file = await at.fileOf(draft, 'xlsx')
  const { id: piece } = await at.drafts.pieceOf(at.representative, draft, '1.1.1')
  const second = await at.drafts.pieceOf(at.representative, draft, '1.1.2')
  await at.drafts.change(at.superuser, draft, '1.1.1', statement('Words of another.\nNotes are kept.'))
  const filled = await writeInto(
    file,
    { piece, field: 'statements_s1', language: 'English', text: 'My words.\nNotes are kept.' },
    { piece: second.id, field: 'help', language: 'English', text: 'A help of ours.' },
  )
  const seen = await at.bring(draft, filled, 'texts.xlsx')
  expect(refusedIn(seen)).toEqual([['Indicator 1.1.1: Statements: Change', 'text_en data_changed']])
  expect(seen).toMatchObject({ changed: 1, refused: 1 })
  expect((await at.apply(at.representative, seen.id)).body.code).toBe('rows_refused')
  expect(await at.applied(at.representative, seen.id, { without_refused: true })).toMatchObject({
    changed: 1,
  })
  expect(await at.textOf(draft, '1.1.1', 'en', 'statements_s1')).toBe('Words of another.\nNotes are kept.')
  expect(await at.textOf(draft, '1.1.2', 'en', 'help')).toBe('A help of ours.')
})

test('between dry run and applying nothing is overwritten either, and a handed-in draft accepts nothing', async () => {
  const { id: piece } = await at.drafts.pieceOf(at.representative, draft, '1.1.1')
  const help = { piece, field: 'help', language: 'English', text: 'A help of ours.' }
  const file = await at.fileOf(draft, 'xlsx')
  const seen = await at.bring(draft, await writeInto(file, help), 'texts.xlsx')
  await at.drafts.change(at.superuser, draft, '1.1.1', statement('Words of another.\nNotes are kept.'))
  expect((await at.apply(at.representative, seen.id)).body.code).toBe('data_changed')
  const again = await at.bring(draft, await writeInto(file, help), 'texts.xlsx')
  await at.drafts.move(at.superuser, 'handIn', draft)
  expect((await at.apply(at.representative, again.id)).body.code).toBe('edition_draft_not_open')
  const fields = { kind: 'edition_draft', edition_draft: String(draft) }
  expect((await at.send(at.representative, fields, 'texts.xlsx', file)).body.code).toBe(
    'edition_draft_not_open',
  )
})

test('a row without its mark, a repeated one, one of another draft or of a missing language is refused', async () => {
  const file = await at.fileOf(draft, 'xlsx')
  draft = await at.open()
  const seen = await at.bring(draft, file, 'texts.xlsx')
  expect(seen.changed).toBe(0)
  expect(new Set(refusedIn(seen).map(([, fault]) => fault))).toEqual(new Set(['mark does_not_exist']))
  const table = await workbookOf([
    ['mark', 'Place in the instrument', 'Part of the text', 'English'],
    [null, 'Indicator 1.1.1', 'Help', 'x'],
    ['nonsense', null, null, 'y'],
  ])
  const { rows } = await at.bring(draft, table, 'texts.xlsx')
  expect(rows.map(({ errors }) => errors['mark']?.map(({ code }) => code))).toEqual([
    ['required'],
    ['validation_error'],
  ])
})

test('a table as text is refused, as on the page', async () => {
  const fields = { kind: 'edition_draft', edition_draft: String(draft) }
  expect(
    await at.send(at.representative, fields, 'texts.csv', Buffer.from('mark,English\n,x\n')),
  ).toMatchObject({
    status: 415,
    body: {
      code: 'unsupported_file_type',
      detail: expect.stringContaining('Send an XLSX file or a ZIP of the text files.'),
    },
  })
})

test('who may not write in the draft imports nothing into it, and other kinds accept no archive', async () => {
  const file = await at.fileOf(draft, 'xlsx')
  const to = (person: Someone, id: number) =>
    at.send(person, { kind: 'edition_draft', edition_draft: String(id) }, 'texts.xlsx', file)
  const { db } = at.vereda.database
  const stranger = await asRepresentative(db, [(await givenCountry(db, 'CL')).id])
  const coordinator = await asCoordinator(db, [(await givenRegion(db, at.peru)).id])
  expect((await to(stranger, draft)).status).toBe(403)
  expect((await to(coordinator, draft)).status).toBe(403)
  expect(
    (await at.send(at.representative, { kind: 'edition_draft' }, 'texts.xlsx', file)).body,
  ).toMatchObject({
    code: 'required',
  })
  const zip = await at.fileOf(draft, 'zip')
  expect((await at.send(at.representative, { kind: 'schools' }, 'schools.zip', zip)).body.code).toBe(
    'unsupported_file_type',
  )
})
