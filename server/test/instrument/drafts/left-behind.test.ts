import { adaptationCalls, editionDraftCalls } from 'contract/instrument/edition-drafts'
import { beforeAll, expect, test } from 'vitest'
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
  superuser = await asSuperuser(vereda.database.db)
  instrument = (await givenSecondInstrument(vereda.database.db)).id
  peru = (await givenCountry(vereda.database.db, 'PE')).id
  representative = await asRepresentative(vereda.database.db, [peru])
})

const english = statement('Our adults write notes.\nNotes are shared.')
const spanish = {
  ...english,
  language: 'es' as const,
  text: 'Nuestros adultos toman notas.\nLas notas se comparten.',
}
const handIn = (id: number, as: Someone, stillFits: boolean) =>
  vereda.ask(editionDraftCalls.handIn, as, { parameters: { id }, body: { still_fits: stillFits } })

test('a draft for all names the languages that stayed behind the English, and is handed in once somebody says that they fit', async () => {
  const { id } = (
    await vereda.ask(editionDraftCalls.create, superuser, { body: { instrument, country: null } })
  ).body
  await drafts.change(superuser, id, '1.1.1', english)
  const piece = (await drafts.pieceOf(superuser, id, '1.1.1')).id
  expect((await drafts.read(superuser, id)).left_behind).toEqual([{ language: 'es', pieces: [piece] }])
  const refused = await handIn(id, superuser, false)
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({
      code: 'edition_draft_left_behind',
      places: ['1.1.1'],
      detail: 'The English changed, and other languages did not. Not changed: es.',
    }),
  ])
  expect((await handIn(id, superuser, true)).body.status).toBe('handed_in')
  // whoever releases reads it too
  expect((await drafts.read(superuser, id)).left_behind).toHaveLength(1)
})

test('a country adapts its own language alone: the others are named and not asked for', async () => {
  await vereda.ask(adaptationCalls.allow, superuser, {
    parameters: { country: peru },
    body: { allowed: true },
  })
  const { id } = (await drafts.open(representative, instrument, peru)).body
  const stale = async () =>
    (await drafts.read(representative, id)).left_behind.map(({ language }) => language)
  await drafts.change(representative, id, '1.1.1', english, spanish)
  expect(await stale()).toEqual([])
  await drafts.change(representative, id, '1.1.3', english)
  expect(await stale()).toEqual(['es'])
  expect((await handIn(id, representative, false)).body.status).toBe('handed_in')
})

test('a draft that says what its edition says is not handed in', async () => {
  const { id } = (await drafts.open(representative, instrument, peru)).body
  const refused = await handIn(id, representative, true)
  expect([refused.status, refused.body.code]).toEqual([409, 'edition_draft_unchanged'])
  const name = (await drafts.pieceOf(representative, id, '1.1.1')).before.find(
    ({ language, field }) => language === 'en' && field === 'statements_s1',
  )
  await drafts.change(representative, id, '1.1.1', english)
  const parameters = { id, piece: (await drafts.pieceOf(representative, id, '1.1.1')).id }
  await vereda.ask(editionDraftCalls.change, representative, {
    parameters,
    body: { texts: [statement(name?.text ?? '')], link: 'same' },
  })
  expect((await handIn(id, representative, true)).body.code).toBe('edition_draft_unchanged')
  expect((await drafts.read(representative, id)).status).toBe('open')
})
