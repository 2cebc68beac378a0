import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadInstruments } from '../../../src/instrument/instruments/load-instruments.ts'
import type { Database } from '../../../src/platform/database/open.ts'
import { givenDatabase } from '../../database/database.ts'
import { givenEdition, givenInstrument } from '../../given/places.ts'

let database: Database
beforeEach(async () => {
  database = await givenDatabase()
})
afterEach(() => database.close())

const audited = () =>
  database.db
    .selectFrom('audit')
    .select(['deed', 'object_type', 'object_id', 'old', 'new', 'actor_id'])
    .orderBy('id')
    .execute()
const versions = () => database.db.selectFrom('instruments').select(['edition', 'version']).execute()

/** The edition with a first indicator that says something else. */
const corrected = (name: string) => {
  const edition = givenEdition()
  const texts = edition.categories[0]?.outcomes[0]?.indicators[0]?.texts['en']
  if (!texts) throw new Error('The instrument has no first indicator')
  texts['name'] = name
  return edition
}
const nameOf = async (code: string) => {
  const row = await database.db
    .selectFrom('indicators')
    .select('texts')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return row.texts['en']?.['name']
}

test('the first start loads the whole instrument, and the next one changes nothing', async () => {
  const instrument = await givenInstrument(database.db)
  expect(instrument.categories).toHaveLength(7)
  expect(instrument.options).toHaveLength(16)
  expect(instrument.indicators).toHaveLength(66)
  await loadInstruments(database.db, givenEdition())
  expect(await versions()).toEqual([{ edition: 1, version: 1 }])
  expect(await audited()).toMatchObject([{ deed: 'instrument.add', new: { edition: 1 }, actor_id: null }])
})

test('two servers that start at the same time load it once', async () => {
  const edition = givenEdition()
  await Promise.all([loadInstruments(database.db, edition), loadInstruments(database.db, edition)])
  expect(await versions()).toHaveLength(1)
})

test('a corrected text is changed in place and audited', async () => {
  const { indicators } = await givenInstrument(database.db)
  const before = await nameOf('1.1.1')
  await loadInstruments(database.db, corrected('Said better'))
  expect(await nameOf('1.1.1')).toBe('Said better')
  expect(await versions()).toEqual([{ edition: 1, version: 2 }])
  expect((await audited()).slice(1)).toEqual([
    {
      deed: 'instrument.correct',
      object_type: 'indicator',
      object_id: indicators[0]?.id,
      old: { en: { name: before } },
      new: { en: { name: 'Said better' } },
      actor_id: null,
    },
  ])
})

test('a new language is added to what is there', async () => {
  await givenInstrument(database.db)
  const edition = givenEdition()
  expect(Object.keys(edition.texts)).not.toContain('fr')
  edition.texts['fr'] = { name: 'Évaluation de l’école', description: 'Description' }
  for (const option of edition.options) option.texts['fr'] = { label: 'Choix', help: 'Aide' }
  await loadInstruments(database.db, edition)
  const [option] = await database.db.selectFrom('options').select(['texts', 'version']).execute()
  expect(option).toMatchObject({ texts: { en: {}, fr: { label: 'Choix' } }, version: 2 })
})

test('texts changed in the product stay, until the folder changes the same texts', async () => {
  await givenInstrument(database.db)
  const own = JSON.stringify({ en: { name: 'Our own words', help: 'Our own help' } })
  await database.db.updateTable('indicators').set({ texts: own }).where('code', '=', '1.1.1').execute()
  await loadInstruments(database.db, givenEdition())
  expect(await nameOf('1.1.1')).toBe('Our own words')
  await loadInstruments(database.db, corrected('Said better'))
  expect(await nameOf('1.1.1')).toBe('Said better')
  const row = await database.db
    .selectFrom('indicators')
    .select('texts')
    .where('code', '=', '1.1.1')
    .executeTakeFirstOrThrow()
  expect(row.texts['en']?.['help']).toBe('Our own help')
})

test('a changed meaning stops the start with one line, and nothing is written', async () => {
  await givenInstrument(database.db)
  const spoiled = [
    [
      'indicator 1.1.1 was scale 1',
      (edition: ReturnType<typeof givenEdition>) => {
        const indicator = edition.categories[0]?.outcomes[0]?.indicators[0]
        if (indicator) indicator.scale = 2
      },
    ],
    [
      'indicator 1.1.1 .* now not there',
      (edition: ReturnType<typeof givenEdition>) => {
        edition.categories[0]?.outcomes[0]?.indicators.shift()
      },
    ],
    [
      'option G of scale 2 was 7 points',
      (edition: ReturnType<typeof givenEdition>) => {
        const option = edition.options.at(-1)
        if (option) option.points = 6
      },
    ],
  ] as const
  for (const [text, spoil] of spoiled) {
    const edition = corrected('Said better')
    spoil(edition)
    const refusal = loadInstruments(database.db, edition)
    await expect(refusal).rejects.toThrow(new RegExp(`^Edition 1 of the instrument is in use.*${text}`))
    await expect(refusal).rejects.toMatchObject({ name: 'Refusal' })
  }
  expect(await nameOf('1.1.1')).not.toBe('Said better')
})
