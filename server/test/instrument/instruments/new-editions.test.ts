import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadInstruments } from '../../../src/instrument/instruments/load-instruments.ts'
import { fillTranslations } from '../../../src/instrument/translations/fill-queries.ts'
import type { Database } from '../../../src/platform/database/open.ts'
import { givenDatabase } from '../../database/database.ts'
import { givenEdition, givenInstrument } from '../../given/places.ts'

let database: Database
beforeEach(async () => {
  database = await givenDatabase()
})
afterEach(() => database.close())

/** The edition with a first indicator that says something else. */
const corrected = (name: string) => {
  const edition = givenEdition()
  const texts = edition.categories[0]?.outcomes[0]?.indicators[0]?.texts['en']
  if (!texts) throw new Error('The instrument has no first indicator')
  texts['name'] = name
  return edition
}

test('a new edition is an instrument of its own that replaces the one before', async () => {
  const first = await givenInstrument(database.db)
  const edition = { ...corrected('Another meaning'), number: 2 }
  edition.options.pop()
  await loadInstruments(database.db, edition)
  const rows = await database.db
    .selectFrom('instruments')
    .select(['edition', 'replaces_id', 'enabled'])
    .orderBy('edition')
    .execute()
  expect(rows).toEqual([
    { edition: 1, replaces_id: null, enabled: true },
    { edition: 2, replaces_id: first.id, enabled: true },
  ])
  const names = await database.db.selectFrom('indicators').select('id').where('code', '=', '1.1.1').execute()
  expect(names).toHaveLength(2)
})

const row = (edition: number, code: string) =>
  database.db
    .selectFrom('indicators')
    .innerJoin('instruments', 'instruments.id', 'indicators.instrument_id')
    .select(['indicators.id', 'indicators.texts'])
    .where('edition', '=', edition)
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
const textOf = async (code: string, field: string, text: string) => {
  const { id, texts } = await row(1, code)
  const message = { ...texts, en: { ...texts['en'], [field]: text } }
  await database.db
    .updateTable('indicators')
    .set({ texts: JSON.stringify(message) })
    .where('id', '=', id)
    .execute()
}
const wait = async (code: string, field: string, language: 'en' | 'es', text: string) => {
  const { id } = await row(1, code)
  await database.db
    .updateTable('translations')
    .set({ next: JSON.stringify(text) })
    .where('kind', '=', 'indicator')
    .where('object_id', '=', id)
    .where('field', '=', field)
    .where('language', '=', language)
    .execute()
}

test('a new edition contains corrections and waiting texts, but not over the folder', async () => {
  await givenInstrument(database.db)
  await fillTranslations(database.db)
  await textOf('1.1.2', 'help', 'Corrected here')
  await textOf('1.1.1', 'name', 'Corrected here, and in the folder')
  await wait('1.1.3', 's1', 'en', 'Another meaning')
  await wait('1.1.4', 'name', 'es', 'Otro sentido')
  await loadInstruments(database.db, { ...corrected('The words of the folder'), number: 2 })
  expect((await row(2, '1.1.2')).texts['en']?.['help']).toBe('Corrected here')
  expect((await row(2, '1.1.1')).texts['en']?.['name']).toBe('The words of the folder')
  expect((await row(2, '1.1.3')).texts['en']?.['s1']).toBe('Another meaning')
  expect((await row(2, '1.1.4')).texts['es']?.['name']).toBe('Otro sentido')
  expect((await row(1, '1.1.3')).texts['en']?.['s1']).not.toBe('Another meaning')
  const { changed_meanings } = await database.db
    .selectFrom('instruments')
    .select('changed_meanings')
    .where('edition', '=', 2)
    .executeTakeFirstOrThrow()
  expect(changed_meanings).toEqual(['1.1.1', '1.1.3', '1.1.4'])
})

test('a translation of a text that changed its meaning is stale in the new edition', async () => {
  await givenInstrument(database.db)
  await fillTranslations(database.db)
  await wait('1.1.3', 's1', 'en', 'Another meaning')
  await loadInstruments(database.db, { ...givenEdition(), number: 2 })
  await fillTranslations(database.db)
  await fillTranslations(database.db)
  const { id } = await row(2, '1.1.3')
  const stale = await database.db
    .selectFrom('translations')
    .innerJoin('translations as source', (join) =>
      join
        .onRef('source.kind', '=', 'translations.kind')
        .onRef('source.object_id', '=', 'translations.object_id')
        .onRef('source.field', '=', 'translations.field')
        .on('source.language', '=', 'en'),
    )
    .select(['translations.object_id', 'translations.field', 'translations.language'])
    .whereRef('translations.made_of', '<>', 'source.words')
    .execute()
  expect(stale.map(({ language }) => language).sort()).toEqual(['es', 'hi', 'id', 'pt', 'vi'])
  expect(stale.every((each) => each.object_id === id && each.field === 's1')).toBe(true)
  const before = await database.db.selectFrom('instruments').select('version').orderBy('edition').execute()
  await loadInstruments(database.db, { ...givenEdition(), number: 2 })
  expect((await row(2, '1.1.3')).texts['en']?.['s1']).toBe('Another meaning')
  const after = await database.db.selectFrom('instruments').select('version').orderBy('edition').execute()
  expect(after).toEqual(before)
})
