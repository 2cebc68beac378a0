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

test('the first start brings the whole instrument in, and the next one changes nothing', async () => {
  const instrument = await givenInstrument(database.db)
  expect(instrument.categories).toHaveLength(7)
  expect(instrument.options).toHaveLength(16)
  expect(instrument.indicators).toHaveLength(66)
  await loadInstruments(database.db, givenEdition())
  expect(await versions()).toEqual([{ edition: 1, version: 1 }])
  expect(await audited()).toMatchObject([{ deed: 'instrument.add', new: { edition: 1 }, actor_id: null }])
})

test('two servers that start together bring it in once', async () => {
  const edition = givenEdition()
  await Promise.all([loadInstruments(database.db, edition), loadInstruments(database.db, edition)])
  expect(await versions()).toHaveLength(1)
})

test('a corrected word is changed in place and audited', async () => {
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

test('words changed in the product stay, until the folder changes the same words', async () => {
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

test('a changed meaning stops the start with one clear line, and nothing is written', async () => {
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

test('a new edition is an instrument of its own that replaces the former', async () => {
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

test('a new edition takes along what people corrected and what waited for it, but not over the folder', async () => {
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

test('a translation of words that changed their meaning is stale in the new edition', async () => {
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
