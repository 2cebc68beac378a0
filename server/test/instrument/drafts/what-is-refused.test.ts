import { adaptationCalls } from 'contract/instrument/edition-drafts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { asRepresentative, asSuperuser, type Someone } from '../../given/people.ts'
import { givenCountry, givenSecondInstrument } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { draftsIn, statement } from './given-drafts.ts'

let vereda: Vereda
let drafts: ReturnType<typeof draftsIn>
let superuser: Someone
let instrument: number
let peru: number
let representative: Someone

beforeAll(async () => {
  vereda = await givenVereda()
  drafts = draftsIn(vereda)
  const { db } = vereda.database
  superuser = await asSuperuser(db)
  instrument = (await givenSecondInstrument(db)).id
  peru = (await givenCountry(db, 'PE')).id
  representative = await asRepresentative(db, [peru], { is_superuser: true })
})
beforeEach(async () => {
  await allow(true)
})

const allow = (allowed: boolean) =>
  vereda.ask(adaptationCalls.allow, superuser, { parameters: { country: peru }, body: { allowed } })
const open = async () => (await drafts.open(representative, instrument, peru)).body.id
const short = statement('Our adults write notes.\nNotes are kept.')

test('texts that the second person is not shown are refused: other fields, and languages that the draft does not have', async () => {
  const id = await open()
  const { version } = await drafts.pieceOf(representative, id, '1.1.1')
  const unknown = await drafts.change(representative, id, '1.1.1', short, {
    language: 'en',
    field: 'plan',
    text: 'Unseen',
  })
  expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([400, ['texts']])
  await vereda.database.db
    .updateTable('edition_drafts')
    .set({ languages: ['en', 'es'] })
    .where('id', '=', id)
    .execute()
  const hindi = await drafts.change(representative, id, '1.1.1', { ...short, language: 'hi' })
  expect([hindi.status, Object.keys(hindi.body.errors ?? {})]).toEqual([400, ['texts']])
  expect((await drafts.pieceOf(representative, id, '1.1.1')).version).toBe(version)
})

test('a representative needs permission as a superuser too, and for every step; an administrator does not', async () => {
  const id = await open()
  await drafts.change(representative, id, '1.1.1', short)
  await allow(false)
  expect((await drafts.open(representative, instrument, peru)).body.code).toBe('adaptation_not_allowed')
  for (const move of ['handIn', 'remove'] as const)
    expect((await drafts.move(representative, move, id)).body.code).toBe('adaptation_not_allowed')
  expect((await drafts.move(superuser, 'handIn', id)).body.status).toBe('handed_in')
  expect((await drafts.giveBack(representative, id)).body.code).toBe('adaptation_not_allowed')
  expect((await drafts.move(representative, 'release', id)).body.code).toBe('adaptation_not_allowed')
  await allow(true)
  expect((await drafts.giveBack(representative, id)).body.status).toBe('open')
})

test('nobody releases what they alone wrote, whoever handed it in', async () => {
  const id = await open()
  await drafts.change(superuser, id, '1.1.1', short)
  // pages offer it to whom it is permitted, by this
  expect((await drafts.move(representative, 'handIn', id)).body.written_by).toBe(superuser.id)
  expect((await drafts.move(superuser, 'release', id)).body.code).toBe('second_person_needed')
  await drafts.giveBack(superuser, id)
  await drafts.change(representative, id, '1.1.2', short)
  expect((await drafts.move(representative, 'handIn', id)).body.written_by).toBeNull()
  expect((await drafts.move(superuser, 'release', id)).body.status).toBe('released')
})

test('a draft is neither deleted nor handed in by who has not read later changes of another person', async () => {
  const id = await open()
  const { version } = await drafts.read(representative, id)
  await drafts.change(superuser, id, '1.1.1', short)
  for (const move of ['handIn', 'remove'] as const)
    expect((await drafts.move(representative, move, id, version)).body.code).toBe('version_conflict')
  const now = await drafts.read(representative, id)
  expect((await drafts.move(representative, 'handIn', id, now.version)).body.status).toBe('handed_in')
})

test('a draft that was handed in is given back before it is deleted', async () => {
  const id = await open()
  await drafts.change(representative, id, '1.1.1', short)
  await drafts.move(representative, 'handIn', id)
  expect((await drafts.move(superuser, 'remove', id)).body.code).toBe('edition_draft_not_open')
  await drafts.giveBack(superuser, id)
  expect((await drafts.move(representative, 'remove', id)).status).toBe(200)
})

test('a refusal names the places to correct, and the findings are shown once the draft is given back', async () => {
  const id = await open()
  await drafts.change(representative, id, '1.1.2', short)
  await drafts.move(representative, 'handIn', id)
  const { id: piece, texts } = await drafts.pieceOf(representative, id, '1.1.1')
  expect(texts.length).toBeGreaterThan(0)
  // as if a rule had been added since
  await vereda.database.db
    .updateTable('edition_draft_pieces')
    .set({ texts: '{"en": {"name": "Nothing else"}}' })
    .where('id', '=', piece)
    .execute()
  const { body } = await drafts.move(superuser, 'release', id)
  expect(body).toMatchObject({
    code: 'edition_draft_has_faults',
    places: ['1.1.1'],
    detail: 'Something in the draft is to be mended first. See 1.1.1.',
  })
  expect((await drafts.giveBack(superuser, id)).body.faults).toBeGreaterThan(0)
})
