import { editionDraftCalls } from 'contract/instrument/edition-drafts'
import { type Category, instrumentCalls } from 'contract/instrument/instruments'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOfDraft } from '../../../src/exchange/documents/instrument/instrument-document.ts'
import { textOfDocument } from '../../exchange/documents/reading/reading.ts'
import { givenEvaluation } from '../../given/lines.ts'
import { asCoordinator, asRepresentative, asSuperuser, type Someone } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool, givenSecondInstrument } from '../../given/places.ts'
import { working } from '../../platform/working.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { draftsIn, statement } from './given-drafts.ts'

let vereda: Vereda
let drafts: ReturnType<typeof draftsIn>
let superuser: Someone
let representative: Someone
let stranger: Someone
let coordinator: Someone
let instrument: number
let peru: number
let line: number
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
  const region = await givenRegion(db, peru)
  coordinator = await asCoordinator(db, [region.id])
  const school = await givenSchool(db, region.id)
  line = (await givenEvaluation(vereda, coordinator, school.id, instrument)).line
  draft = (await drafts.open(representative, instrument, peru)).body.id
})
afterAll(() => vereda.close())

const { made, look: check } = working(() => vereda)
const previewOf = (as: Someone, id: number, language: string) =>
  vereda.ask(editionDraftCalls.preview, as, {
    parameters: { id },
    headers: { 'accept-language': language },
  })

/** The words, letters and statements of an edition or a draft, without what each has of its own. */
const plain = (categories: readonly Category[]): unknown =>
  JSON.parse(
    JSON.stringify(categories, (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || !('id' in value) || 'stage' in value) return value
      return { ...value, id: 0, link: null, from: [] }
    }),
  )

test.each(['en', 'es', 'hi'])(
  'an unchanged draft has the same preview as the edition that it was opened from, in %s',
  async (language) => {
    const headers = { 'accept-language': language }
    const now = await vereda.ask(instrumentCalls.categories, coordinator, {
      parameters: { id: instrument },
      headers,
    })
    const options = await vereda.ask(instrumentCalls.options, coordinator, {
      query: { instrument_id: String(instrument) },
      headers,
    })
    const { status, body } = await previewOf(representative, draft, language)
    expect(status).toBe(200)
    expect(plain(body.categories)).toEqual(plain(now.body))
    expect(body.options.map(({ code, scale, label, help }) => [code, scale, label, help])).toEqual(
      options.body.map(({ code, scale, label, help }) => [code, scale, label, help]),
    )
  },
)

test('changes are in the preview, English replaces missing texts, and strangers see nothing', async () => {
  await drafts.change(representative, draft, '1.1.1', statement('Our adults write notes.\nNotes are kept.'), {
    language: 'es',
    field: 'name',
    text: '',
  })
  const { body } = await previewOf(representative, draft, 'es')
  const [first] = body.categories.flatMap(({ outcomes = [] }) =>
    outcomes.flatMap(({ indicators }) => indicators),
  )
  const english = await drafts.pieceOf(representative, draft, '1.1.1')
  expect(first).toMatchObject({ code: '1.1.1', id: english.id, link: 'reworded' })
  expect(first?.name).toBe(
    english.texts.find(({ language, field }) => language === 'en' && field === 'name')?.text,
  )
  const inEnglish = (await previewOf(superuser, draft, 'en')).body
  expect(inEnglish.categories[0]?.outcomes?.[0]?.indicators[0]?.statements[0]).toEqual({
    id: 11,
    stage: 1,
    text: 'Our adults write notes.',
  })
  expect((await previewOf(stranger, draft, 'en')).status).toBe(404)
  expect((await previewOf(coordinator, draft, 'en')).status).toBe(403)
})

test('its document is marked as a draft in its name and on its first page', async () => {
  const { id, role } = representative
  const actor = { id, role, is_superuser: false, areas: [peru] }
  const document = await documentOfDraft({
    db: vereda.database.db,
    actor,
    language: 'en',
    variant: 'standard',
    id: draft,
    line: undefined,
  })
  expect(document.subtitle).toBe('Draft, not released, made from edition 2')
  const text = textOfDocument(document)
  expect(text.join('\n')).toContain('This is a draft. Nobody has released it')
  expect(text.join('\n')).toContain('Our adults write notes.')
})

test('the easy document of an adaptation is marked too, and uses its own names of domains', async () => {
  await vereda.ask(editionDraftCalls.change, representative, {
    parameters: { id: draft, piece: (await drafts.pieceOf(representative, draft, '3')).id },
    body: { texts: [{ language: 'en', field: 'name', text: 'A domain of ours' }] },
  })
  const { id, role } = representative
  const actor = { id, role, is_superuser: false, areas: [peru] }
  const about = {
    db: vereda.database.db,
    actor,
    language: 'en',
    variant: 'easy_read',
    line: undefined,
  } as const
  const text = textOfDocument(await documentOfDraft({ ...about, id: draft })).join('\n')
  expect(text).toContain('This is a draft. Nobody has released it')
  expect(text).toContain('A domain of ours')
})

test('its sheet to fill in is marked too, and no line imports it', async () => {
  const { job, bytes } = await made(representative, { subject: 'edition_draft', id: draft, format: 'xlsx' })
  expect(job.answer).toMatchObject({
    name: expect.stringMatching(/Peru - Draft, not released, made from edition 2\.xlsx$/),
    rows: 66,
  })
  const { sheets } = await readXlsx(new Uint8Array(bytes))
  const titles = (sheets[0]?.rows ?? []).map((row) => String(row[2]))
  expect(titles.filter((title) => title.includes('Draft, not released'))).toHaveLength(7)
  const { status, answer } = await check(coordinator, 'sheet', 'sheet.xlsx', bytes, {
    evaluation_line: String(line),
  })
  expect(status).toBe('failed')
  expect(answer).toMatchObject({ code: 'sheet_of_other_instrument' })
})
