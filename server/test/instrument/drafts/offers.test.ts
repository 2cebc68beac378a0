import type { DraftOffer } from 'contract/instrument/draft-offers'
import { editionDraftCalls } from 'contract/instrument/edition-drafts'
import { translationCalls } from 'contract/instrument/translations'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillTranslations } from '../../../src/instrument/translations/fill-queries.ts'
import { asRepresentative, asSuperuser, type Someone } from '../../given/people.ts'
import { givenCountry, givenSecondInstrument } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { draftsIn } from './given-drafts.ts'

let vereda: Vereda
let drafts: ReturnType<typeof draftsIn>
let superuser: Someone
let representative: Someone
let instrument: number
let peru: number

beforeAll(async () => {
  vereda = await givenVereda()
  drafts = draftsIn(vereda)
  const { db } = vereda.database
  superuser = await asSuperuser(db)
  instrument = (await givenSecondInstrument(db)).id
  await fillTranslations(db)
  peru = (await givenCountry(db, 'PE')).id
  await db.updateTable('countries').set({ may_adapt: true }).where('id', '=', peru).execute()
  representative = await asRepresentative(db, [peru])
})
afterAll(() => vereda.close())

const open = async () => (await drafts.open(representative, instrument, peru)).body.id

/** At the desk of translations. */
const write = async (place: string, field: string, text: string, meaning_changed = false) => {
  const { results } = (
    await vereda.ask(translationCalls.list, superuser, {
      query: { instrument: String(instrument), language: 'es', search: place },
    })
  ).body
  const key = results.find((each) => each.place === place && each.field === field)?.id ?? 0
  const answer = await vereda.ask(translationCalls.change, superuser, {
    parameters: { key },
    body: { text, meaning_changed },
  })
  expect(answer.status).toBe(200)
}
const offersTo = async (id: number) =>
  (await vereda.ask(editionDraftCalls.offers, representative, { parameters: { id } })).body
const settle = (id: number, take: boolean, offers: readonly DraftOffer[]) =>
  vereda.ask(editionDraftCalls.settleOffers, representative, {
    parameters: { id },
    body: {
      take,
      offers: offers.map(({ kind, place, language, field, why, stamp }) => ({
        kind,
        place,
        language,
        field,
        why,
        stamp,
      })),
    },
  })
const textOf = async (id: number, place: string, field: string, of: 'texts' | 'before' = 'texts') =>
  (await drafts.pieceOf(representative, id, place))[of].find(
    (each) => each.language === 'es' && each.field === field,
  )?.text

test('texts waiting for the next edition are in a new draft, and are offered to an open one', async () => {
  const early = await open()
  await write('1.1.1', 'help', 'Una ayuda de otro sentido.', true)
  const late = await open()
  expect(await textOf(late, '1.1.1', 'help')).toBe('Una ayuda de otro sentido.')
  expect(await offersTo(late)).toEqual({ count: 0, offers: [] })
  const { count, offers } = await offersTo(early)
  expect(count).toBe(1)
  expect(offers[0]).toMatchObject({
    kind: 'indicator',
    place: '1.1.1',
    language: 'es',
    field: 'help',
    why: 'waiting',
    text: await textOf(early, '1.1.1', 'help'),
    offered: 'Una ayuda de otro sentido.',
  })
  expect((await settle(early, true, offers)).body).toEqual({ count: 0, offers: [] })
  const piece = await drafts.pieceOf(representative, early, '1.1.1')
  expect(piece.updated_by?.id).toBe(representative.id)
  expect(piece.faults.map(({ code }) => code)).toContain('link_same')
  expect(await textOf(early, '1.1.1', 'help')).toBe('Una ayuda de otro sentido.')
})

test('a correction of the edition is applied by one press, and a rejected one leaves the draft unchanged', async () => {
  const id = await open()
  await write('1.1.2', 'help', 'Una ayuda corregida.')
  await write('1.1.2', 'short', 'Vista y oído')
  const before = await textOf(id, '1.1.2', 'short')
  const { offers } = await offersTo(id)
  expect(offers.map(({ place, field, why }) => [place, field, why])).toEqual([
    ['1.1.2', 'help', 'corrected'],
    ['1.1.2', 'short', 'corrected'],
  ])
  const [help, short] = offers
  expect((await settle(id, true, help ? [help] : [])).body.count).toBe(1)
  expect((await settle(id, false, short ? [short] : [])).body.count).toBe(0)
  expect(await textOf(id, '1.1.2', 'help')).toBe('Una ayuda corregida.')
  expect(await textOf(id, '1.1.2', 'short')).toBe(before)
  expect(await textOf(id, '1.1.2', 'short', 'before')).toBe('Vista y oído')
})

test('a text changed by a colleague meanwhile is not replaced, and an adaptation has a name of its own', async () => {
  const id = await open()
  await write('1.1.3', 'help', 'Una ayuda mejor.')
  await sql`update instruments set texts = jsonb_set(texts, '{es,name}', '"Un nombre corregido"')
    where id = ${instrument}`.execute(vereda.database.db)
  const { offers } = await offersTo(id)
  expect(offers.map(({ place, field }) => [place, field])).toEqual([['1.1.3', 'help']])
  const text = { language: 'es', field: 'help', text: 'Lo que escribió una colega.' } as const
  expect((await drafts.change(superuser, id, '1.1.3', text)).status).toBe(200)
  expect((await settle(id, true, offers)).body.code).toBe('data_changed')
  expect(await textOf(id, '1.1.3', 'help')).toBe('Lo que escribió una colega.')
})

test('a correction is offered before the draft is handed in, and a later one before it is released', async () => {
  const id = await open()
  const text = { language: 'es', field: 'help', text: 'Nuestra ayuda.' } as const
  await drafts.change(representative, id, '1.1.1', text)
  await write('2.1.2', 'help', 'Una ayuda corregida a tiempo.')
  const handIn = () => drafts.move(representative, 'handIn', id)
  expect((await handIn()).body).toMatchObject({ code: 'edition_draft_has_corrections' })
  await settle(id, true, (await offersTo(id)).offers)
  expect((await handIn()).status).toBe(200)
  await write('2.1.2', 'short', 'Corregido tarde')
  expect((await drafts.move(superuser, 'release', id)).body).toMatchObject({
    code: 'edition_draft_has_corrections',
  })
  await drafts.giveBack(superuser, id)
  await settle(id, false, (await offersTo(id)).offers)
  // the draft says something else than the edition now, so that it is asked what this is to it
  expect((await handIn()).body).toMatchObject({ code: 'edition_draft_has_faults', places: ['2.1.2'] })
  await drafts.change(representative, id, '2.1.2')
  expect((await handIn()).status).toBe(200)
  expect((await drafts.move(superuser, 'release', id)).status).toBe(200)
})

test('nobody applies texts that they have not read, nor to a draft that was handed in', async () => {
  const id = await open()
  await write('2.1.1', 'help', 'Una primera corrección.')
  const { offers } = await offersTo(id)
  await write('2.1.1', 'help', 'Una segunda corrección.')
  expect((await settle(id, true, offers)).body.code).toBe('data_changed')
  const now = (await offersTo(id)).offers
  expect(now.map(({ offered }) => offered)).toEqual(['Una segunda corrección.'])
  await vereda.database.db
    .updateTable('edition_drafts')
    .set({ status: 'handed_in', handed_in_by: superuser.id })
    .where('id', '=', id)
    .execute()
  expect(await offersTo(id)).toEqual({ count: 0, offers: [] })
  expect((await settle(id, true, now)).body.code).toBe('edition_draft_not_open')
})
