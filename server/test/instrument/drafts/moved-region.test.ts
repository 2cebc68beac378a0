import { instrumentCalls } from 'contract/instrument/instruments'
import { translationCalls } from 'contract/instrument/translations'
import { regionCalls } from 'contract/places/regions'
import { beforeAll, expect, test } from 'vitest'
import { fillTranslations } from '../../../src/instrument/translations/fill-queries.ts'
import { givenEvaluation } from '../../given/lines.ts'
import { asRepresentative, asSuperuser, type Someone } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool, givenSecondInstrument } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let instrument: Awaited<ReturnType<typeof givenSecondInstrument>>
let ofPeru: Someone
let ofChile: Someone

/** A region asked by Peru's own edition is Chile's now. */
beforeAll(async () => {
  vereda = await givenVereda()
  const { db } = vereda.database
  const superuser = await asSuperuser(db)
  const [peru, chile] = [await givenCountry(db, 'PE'), await givenCountry(db, 'CL')]
  instrument = await givenSecondInstrument(db)
  await fillTranslations(db)
  await db
    .updateTable('instruments')
    .set({ country_id: peru.id, made_of_draft: true })
    .where('id', '=', instrument.id)
    .execute()
  const region = await givenRegion(db, peru.id)
  await givenEvaluation(vereda, superuser, (await givenSchool(db, region.id)).id, instrument.id)
  ofPeru = await asRepresentative(db, [peru.id], { is_superuser: true })
  ofChile = await asRepresentative(db, [chile.id], { is_superuser: true })
  await vereda.ask(regionCalls.change, superuser, {
    parameters: { id: region.id },
    body: { country: chile.id },
  })
})

const textsAs = async (as: Someone) =>
  (await vereda.ask(translationCalls.list, as, { query: { instrument: instrument.id, language: 'es' } })).body
    .results
const translate = async (as: Someone, key: number) =>
  vereda.ask(translationCalls.change, as, {
    parameters: { key },
    body: { text: 'Nuestra edición', meaning_changed: false },
  })
const changeOption = (as: Someone) =>
  vereda.ask(instrumentCalls.changeOption, as, {
    parameters: { id: instrument.options[0]?.id ?? 0 },
    body: { language: 'es', label: 'No aplica', help: 'Cuando aquí no hay nadie.' },
  })
const toggle = (as: Someone) => vereda.ask(instrumentCalls.toggle, as, { parameters: { id: instrument.id } })

test("readers of another country's edition, from evaluations made with it, change nothing in it", async () => {
  const [first] = await textsAs(ofChile)
  expect(first).toBeDefined()
  expect((await translate(ofChile, first?.id ?? 0)).status).toBe(404)
  expect((await changeOption(ofChile)).status).toBe(404)
  expect((await toggle(ofChile)).status).toBe(404)
})

test('the country that owns the edition keeps changing it', async () => {
  const [first] = await textsAs(ofPeru)
  expect((await translate(ofPeru, first?.id ?? 0)).status).toBe(200)
  expect((await changeOption(ofPeru)).status).toBe(200)
  expect((await toggle(ofPeru)).status).toBe(200)
})
