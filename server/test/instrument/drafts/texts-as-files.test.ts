import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEdition } from '../../../src/instrument/instruments/editions/read-edition.ts'
import { asCoordinator, asRepresentative, asSuperuser, type Someone } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSecondInstrument } from '../../given/places.ts'
import { working } from '../../platform/working.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { draftsIn, statement } from './given-drafts.ts'
import { packed, unpacked, writeInto } from './given-files.ts'

let vereda: Vereda
let drafts: ReturnType<typeof draftsIn>
let superuser: Someone
let representative: Someone
let stranger: Someone
let coordinator: Someone
let instrument: number
let peru: number
let draft: number

beforeAll(async () => {
  vereda = await givenVereda()
  drafts = draftsIn(vereda)
  const { db } = vereda.database
  superuser = await asSuperuser(db)
  instrument = (await givenSecondInstrument(db)).id
  peru = (await givenCountry(db, 'PE')).id
  await db.updateTable('countries').set({ may_adapt: true }).where('id', '=', peru).execute()
  representative = await asRepresentative(db, [peru])
  stranger = await asRepresentative(db, [(await givenCountry(db, 'CL')).id])
  coordinator = await asCoordinator(db, [(await givenRegion(db, peru)).id])
})
beforeEach(async () => {
  draft = (await drafts.open(representative, instrument, peru)).body.id
})
afterAll(() => vereda.close())

const { made, lookAt, look, send, apply, applied } = working(() => vereda)
const fileOf = async (format: 'xlsx' | 'zip', language = 'en') =>
  (await made(representative, { subject: 'edition_texts', id: draft, format, language })).bytes
const bring = (bytes: Buffer, name: string) =>
  lookAt(representative, 'edition_draft', bytes, name, { edition_draft: String(draft) })
const textOf = async (place: string, language: string, field: string) =>
  (await drafts.pieceOf(representative, draft, place)).texts.find(
    (each) => each.language === language && each.field === field,
  )?.text
const refusedIn = ({ rows }: Awaited<ReturnType<typeof bring>>) =>
  rows
    .filter(({ deed }) => deed === 'refuse')
    .map(({ after, errors }) => [
      after?.['name'],
      ...Object.entries(errors).flatMap(([field, faults]) => faults.map(({ code }) => `${field} ${code}`)),
    ])

test.each(['xlsx', 'zip'] as const)(
  'a draft that comes back as %s as it went out changes nothing',
  async (format) => {
    const seen = await bring(await fileOf(format, 'hi'), `texts.${format}`)
    expect(seen).toMatchObject({ subject: 'edition_draft', created: 0, changed: 0, refused: 0, ignored: [] })
    expect(seen.same).toBeGreaterThan(700)
  },
)

test('what a translator wrote into the workbook is shown first, then written, checked and audited', async () => {
  const { id: piece, version } = await drafts.pieceOf(representative, draft, '1.1.1')
  const filled = await writeInto(
    await fileOf('xlsx', 'es'),
    { piece, field: 'help', language: 'Español', text: 'Nuestra ayuda dice lo que se necesita aquí.' },
    { piece, field: 'statements_s1', language: 'English', text: 'Our adults write notes.\nNotes are kept.' },
    { piece, field: 'short', language: 'हिन्दी', text: ' ' },
  )
  const seen = await bring(filled, 'textos.xlsx')
  expect(seen).toMatchObject({ created: 0, changed: 2, refused: 0 })
  const changed = seen.rows.filter(({ deed }) => deed === 'change')
  expect(changed.map(({ after }) => after)).toEqual([
    { name: 'Indicator 1.1.1: Help', text_es: 'Nuestra ayuda dice lo que se necesita aquí.' },
    { name: 'Indicator 1.1.1: Statements: Change', text_en: 'Our adults write notes.\nNotes are kept.' },
  ])
  expect(await textOf('1.1.1', 'es', 'help')).not.toMatch(/^Nuestra/)
  expect(await applied(representative, seen.id)).toMatchObject({ status: 'done', created: 0, changed: 2 })
  const now = await drafts.pieceOf(representative, draft, '1.1.1')
  expect(now.version).toBe(version + 1)
  expect(now.updated_by?.id).toBe(representative.id)
  expect(now.faults.map(({ code }) => code)).toContain('link_same')
  expect(await textOf('1.1.1', 'es', 'help')).toBe('Nuestra ayuda dice lo que se necesita aquí.')
  const audited = await vereda.database.db
    .selectFrom('audit')
    .select(['deed', 'actor_id', 'new'])
    .where('object_type', '=', 'edition_draft')
    .where('object_id', '=', draft)
    .where('deed', '=', 'edition_draft.change')
    .execute()
  expect(audited).toEqual([
    {
      deed: 'edition_draft.change',
      actor_id: representative.id,
      new: expect.objectContaining({
        place: '1.1.1',
        es: { help: 'Nuestra ayuda dice lo que se necesita aquí.' },
      }),
    },
  ])
})

test('what somebody changed in the draft meanwhile is named and stays, and an old file takes nothing back', async () => {
  const file = await fileOf('xlsx')
  const { id: piece } = await drafts.pieceOf(representative, draft, '1.1.1')
  const second = await drafts.pieceOf(representative, draft, '1.1.2')
  await drafts.change(superuser, draft, '1.1.1', statement('Words of another.\nNotes are kept.'))
  const filled = await writeInto(
    file,
    { piece, field: 'statements_s1', language: 'English', text: 'My words.\nNotes are kept.' },
    { piece: second.id, field: 'help', language: 'English', text: 'A help of ours.' },
  )
  const seen = await bring(filled, 'texts.xlsx')
  expect(refusedIn(seen)).toEqual([['Indicator 1.1.1: Statements: Change', 'text_en data_changed']])
  expect(seen).toMatchObject({ changed: 1, refused: 1 })
  expect((await apply(representative, seen.id)).body.code).toBe('rows_refused')
  expect(await applied(representative, seen.id, { without_refused: true })).toMatchObject({ changed: 1 })
  expect(await textOf('1.1.1', 'en', 'statements_s1')).toBe('Words of another.\nNotes are kept.')
  expect(await textOf('1.1.2', 'en', 'help')).toBe('A help of ours.')
})

test('between looking and writing nothing is overwritten either, and what was handed in takes nothing', async () => {
  const { id: piece } = await drafts.pieceOf(representative, draft, '1.1.1')
  const words = { piece, field: 'help', language: 'English', text: 'A help of ours.' }
  const file = await fileOf('xlsx')
  const seen = await bring(await writeInto(file, words), 'texts.xlsx')
  await drafts.change(superuser, draft, '1.1.1', statement('Words of another.\nNotes are kept.'))
  expect((await apply(representative, seen.id)).body.code).toBe('data_changed')
  const again = await bring(await writeInto(file, words), 'texts.xlsx')
  await drafts.move(superuser, 'handIn', draft)
  expect((await apply(representative, again.id)).body.code).toBe('edition_draft_not_open')
  const fields = { kind: 'edition_draft', edition_draft: String(draft) }
  expect((await send(representative, fields, 'texts.xlsx', file)).body.code).toBe('edition_draft_not_open')
})

test('a row without its mark, twice, or of another draft is refused, and a language that the draft lacks', async () => {
  const file = await fileOf('xlsx')
  draft = (await drafts.open(representative, instrument, peru)).body.id
  const seen = await bring(file, 'texts.xlsx')
  expect(seen.changed).toBe(0)
  expect(new Set(refusedIn(seen).map(([, fault]) => fault))).toEqual(new Set(['mark does_not_exist']))
  const table =
    'mark,Place in the instrument,Part of the text,English\n,Indicator 1.1.1,Help,x\nnonsense,,,y\n'
  const { rows } = await bring(Buffer.from(table), 'texts.csv')
  expect(rows.map(({ errors }) => errors['mark']?.map(({ code }) => code))).toEqual([
    ['required'],
    ['validation_error'],
  ])
})

test('the archive is a folder that editions are read from', async () => {
  await drafts.change(representative, draft, '1.1.1', statement('Our adults write notes.\nNotes are kept.'))
  const folder = mkdtempSync(join(tmpdir(), 'vereda-folder-'))
  try {
    for (const [name, text] of await unpacked(await fileOf('zip'))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const edition = readEdition(folder)
    const [first] = edition.categories[0]?.outcomes[0]?.indicators ?? []
    expect(first).toMatchObject({ code: '1.1.1', link: 'reworded', links_from: ['1.1.1'] })
    expect(first?.texts['en']?.['statements_s1']).toEqual(['Our adults write notes.', 'Notes are kept.'])
    expect(Object.keys(edition.texts)).toEqual(['en', 'es', 'pt', 'vi', 'hi', 'id'])
    expect(edition.duties).toHaveLength(5)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('files bring words and links back; a key that is unknown, missing or broken is named with its file', async () => {
  const files = await unpacked(await fileOf('zip'))
  const change = (name: string, from: string | RegExp, to: string) => {
    const before = files.get(name) ?? ''
    const after = before.replace(from, to)
    expect(after).not.toBe(before)
    files.set(name, after)
  }
  change('es/short.yaml', /^1\.1\.1:\n {2}short: .*$/m, '1.1.1:\n  short: Gustos y fuerzas')
  change('structure.yaml', /(code: 1\.1\.2\n[^]*?link: )same/, '$1reworded')
  const seen = await bring(await packed(files), 'texts.zip')
  expect(seen).toMatchObject({ changed: 2, refused: 0, ignored: [] })
  await applied(representative, seen.id)
  expect(await textOf('1.1.1', 'es', 'short')).toBe('Gustos y fuerzas')
  expect((await drafts.pieceOf(representative, draft, '1.1.2')).link).toBe('reworded')

  change('es/short.yaml', /^1\.1\.2:/m, '1.1.99:')
  change('hi/duties.yaml', /^D1:/m, 'D1: [')
  change('structure.yaml', /code: 2\.1\.1\n( +)scale: 1/, 'code: 2.1.1\n$1scale: 2')
  files.set('en/secret.yaml', 'a: b')
  files.set('en/plan.yaml', 'a: b')
  files.set('readme.txt', 'hello')
  const broken = await bring(await packed(files), 'texts.zip')
  expect(refusedIn(broken)).toEqual(
    expect.arrayContaining([
      ['es/short.yaml: 1.1.99 > short', 'file does_not_exist'],
      ['es/short.yaml: 1.1.2 > short', 'file required'],
      [expect.stringMatching(/^hi\/duties\.yaml: \d+$/), 'file validation_error'],
      ['structure.yaml: 2.1.1', 'file validation_error'],
      ['en/secret.yaml', 'file does_not_exist'],
    ]),
  )
  expect(broken.refused).toBe(5)
  expect(broken.ignored).toEqual(['readme.txt', 'en/plan.yaml'])
})

test('an archive of another draft, or of nothing of the kind, is refused whole', async () => {
  const file = await fileOf('zip')
  draft = (await drafts.open(representative, instrument, peru)).body.id
  expect(refusedIn(await bring(file, 'texts.zip'))).toEqual([['made-of.yaml', 'file does_not_exist']])
  const nothing = await packed(new Map([['photo.txt', 'x']]))
  expect(refusedIn(await bring(nothing, 'texts.zip'))).toEqual([['structure.yaml', 'file required']])
  const fields = { edition_draft: String(draft) }
  const noZip = await look(representative, 'edition_draft', 'texts.zip', 'PK\x03\x04 and no more', fields)
  expect(noZip).toMatchObject({ status: 'failed', answer: { code: 'unsupported_file_type' } })
})

test('who may not write in the draft sends nothing into it, and other kinds take no archive', async () => {
  const file = await fileOf('xlsx')
  const to = (person: Someone, id: number) =>
    send(person, { kind: 'edition_draft', edition_draft: String(id) }, 'texts.xlsx', file)
  expect((await to(stranger, draft)).status).toBe(404)
  expect((await to(coordinator, draft)).status).toBe(403)
  expect((await send(representative, { kind: 'edition_draft' }, 'texts.xlsx', file)).body).toMatchObject({
    code: 'required',
  })
  const zip = await fileOf('zip')
  expect((await send(representative, { kind: 'schools' }, 'schools.zip', zip)).body.code).toBe(
    'unsupported_file_type',
  )
})
