// @both-databases: a trigger follows who wrote what, and which English it was made of
import { defined } from 'contract/platform/typed'
import { beforeAll, expect, test } from 'vitest'
import { loadInstruments } from '../../src/instrument/instruments/load-instruments.ts'
import { fillTranslations } from '../../src/instrument/translations/fill-queries.ts'
import { asSuperuser, type Someone } from '../given/people.ts'
import { givenEdition, givenInstrument } from '../given/places.ts'
import { givenVereda, type Vereda } from '../vereda.ts'
import { deskOf } from './desk.ts'

let vereda: Vereda
let superuser: Someone
let instrument: number
const { textAt, change } = deskOf(() => ({ vereda, superuser, instrument, part: 'instrument' }))

beforeAll(async () => {
  vereda = await givenVereda()
  const { db } = vereda.database
  superuser = await asSuperuser(db)
  instrument = (await givenInstrument(db)).id
  await fillTranslations(db)
})

/** A start with a folder in which an indicator of the first domain says something else. */
const edition = givenEdition()
const startWith = async (code: string, language: string, name: string) => {
  const all = defined(edition.categories[0]).outcomes.flatMap(({ indicators }) => indicators)
  defined(defined(all.find((each) => each.code === code)).texts[language])['name'] = name
  await loadInstruments(vereda.database.db, edition)
  await fillTranslations(vereda.database.db)
}

test('nobody confirms English that they did not see', async () => {
  const seen = await textAt('1.1.1', 'vi', 'name')
  await change(await textAt('1.1.1', 'en', 'name'), { text: 'Another English.' })
  expect((await change(seen, { text: seen.target ?? '' })).status).toBe(412)
  expect(await textAt('1.1.1', 'vi', 'name')).toMatchObject({ stale: true, version: seen.version + 1 })
  // nor are the other texts of the indicator changed
  const help = await textAt('1.1.1', 'vi', 'help')
  await change(await textAt('1.1.1', 'en', 'name'), { text: 'And another.' })
  expect(await textAt('1.1.1', 'vi', 'help')).toEqual(help)
})

test('a corrected translation of the folder is of its own English, not of the English corrected here', async () => {
  const { source } = await textAt('1.1.2', 'es', 'name')
  await change(await textAt('1.1.2', 'en', 'name'), { text: 'Said otherwise here.' })
  await startWith('1.1.2', 'es', 'Mejor dicho en la carpeta.')
  expect(await textAt('1.1.2', 'es', 'name')).toMatchObject({
    target: 'Mejor dicho en la carpeta.',
    source: 'Said otherwise here.',
    source_before: source,
    stale: true,
  })
})

test('English reset to the version of a translation makes that translation current', async () => {
  const english = await textAt('1.1.3', 'en', 'name')
  await change(english, { text: 'Tried out.' })
  expect(await textAt('1.1.3', 'pt', 'name')).toMatchObject({ stale: true })
  await change(await textAt('1.1.3', 'en', 'name'), { text: english.source })
  expect(await textAt('1.1.3', 'pt', 'name')).toMatchObject({ stale: false })
})

test('English changed by the folder makes translations stale, except those that it contains', async () => {
  await startWith('1.2.1', 'en', 'The folder says it anew.')
  expect(await textAt('1.2.1', 'hi', 'name')).toMatchObject({ stale: true })
  await startWith('1.2.1', 'hi', 'फ़ोल्डर से नया।')
  expect(await textAt('1.2.1', 'hi', 'name')).toMatchObject({ stale: false, target: 'फ़ोल्डर से नया।' })
})

test('a translation that a person wrote the same before the folder did is confirmed by that person', async () => {
  await change(await textAt('1.2.2', 'en', 'name'), { text: 'Here in other words.' })
  await change(await textAt('1.2.2', 'id', 'name'), { text: 'Ditulis di sini.' })
  await startWith('1.2.2', 'id', 'Ditulis di sini.')
  expect(await textAt('1.2.2', 'id', 'name')).toMatchObject({ stale: false })
})
