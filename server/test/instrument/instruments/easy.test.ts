import { type EasyField, easyFields, instrumentCalls } from 'contract/instrument/instruments'
import { translationCalls } from 'contract/instrument/translations'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { beforeAll, expect, test } from 'vitest'
import type { Edition } from '../../../src/instrument/instruments/editions/edition.ts'
import { loadInstruments } from '../../../src/instrument/instruments/load-instruments.ts'
import { fillTranslations } from '../../../src/instrument/translations/fill-queries.ts'
import { asSuperuser, type Someone } from '../../given/people.ts'
import { givenEdition } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let superuser: Someone

/** The folder as it was before there were easy words. */
const withoutEasyTexts = (edition: Edition): Edition => {
  for (const { outcomes } of edition.categories)
    for (const { texts } of outcomes.flatMap(({ indicators }) => indicators))
      for (const fields of Object.values(texts)) for (const field of easyFields) delete fields[field]
  return edition
}

beforeAll(async () => {
  vereda = await givenVereda()
  superuser = await asSuperuser(vereda.database.db)
  await loadInstruments(vereda.database.db, withoutEasyTexts(givenEdition()))
  await fillTranslations(vereda.database.db)
})

const instrumentOf = async (edition: number): Promise<number> => {
  const { body } = await vereda.ask(instrumentCalls.list, superuser)
  return body.find((each) => each.edition === edition)?.id ?? 0
}
const indicatorsIn = async (language: Language, edition = 1) => {
  const { body } = await vereda.ask(instrumentCalls.categories, superuser, {
    parameters: { id: await instrumentOf(edition) },
    headers: { 'accept-language': language },
  })
  return body.flatMap(({ outcomes = [] }) => outcomes.flatMap(({ indicators }) => indicators))
}
const texts = async (language: Language, place: string, state?: 'stale') => {
  const { body } = await vereda.ask(translationCalls.list, superuser, {
    query: { language, instrument: await instrumentOf(1), search: place, page_size: 100, state } as never,
  })
  return body
}

test('an edition without easy texts has null, and its desk has no text for them', async () => {
  for (const indicator of await indicatorsIn('hi'))
    expect(easyFields.map((field) => indicator[field])).toEqual([null, null, null, null])
  const { results } = await texts('hi', '2.1.3')
  expect(results.filter(({ field }) => easyFields.includes(field as EasyField))).toEqual([])
})

test('new easy texts of the folder are added to an edition in use, in each language, and to the desk', async () => {
  const before = (await texts('vi', '1.1.1')).progress.map(({ total }) => total)
  await vereda.database.patiently(async (db) => {
    await loadInstruments(db, givenEdition())
    await fillTranslations(db)
    await fillTranslations(db)
  })
  const questions = new Set<string | null>()
  for (const language of languageCodes)
    for (const indicator of await indicatorsIn(language)) {
      questions.add(indicator.easy)
      expect(indicator.easy).toMatch(/\?$/)
      for (const field of easyFields) expect(indicator[field]?.length).toBeGreaterThan(10)
    }
  expect(questions.size).toBe(66 * languageCodes.length)
  const { progress, results } = await texts('vi', '1.1.1')
  expect(progress.map(({ total }) => total)).toEqual(before.map((total) => total + 66 * easyFields.length))
  expect(progress.every(({ total, translated, stale }) => translated === total && stale === 0)).toBe(true)
  expect(results.slice(-5, -1)).toMatchObject(
    easyFields.map((field) => ({ field, limit: field === 'easy' ? 90 : 110 })),
  )
})

test('the desk corrects them like others: at once, within their length, and translations become stale', async () => {
  const english = (await texts('en', '4.1.1')).results.find(({ field }) => field === 'easy')
  const change = (text: string) =>
    vereda.ask(translationCalls.change, superuser, {
      parameters: { key: english?.id ?? 0 },
      body: { text } as never,
    })
  expect(await change(`${'a'.repeat(90)}?`)).toMatchObject({
    status: 400,
    body: { errors: { text: [{ code: 'max_length' }] } },
  })
  expect((await change('Do we share news?')).body).toMatchObject({ target: 'Do we share news?' })
  const read = (await indicatorsIn('en')).find(({ code }) => code === '4.1.1')
  expect(read?.easy).toBe('Do we share news?')
  expect((await texts('pt', '4.1.1', 'stale')).results).toMatchObject([
    { field: 'easy', source: 'Do we share news?', source_before: english?.source },
  ])
})

test('easy texts that differ between editions do not change the meaning', async () => {
  const { db } = vereda.database
  const edition = { ...givenEdition(), number: 2 }
  const indicators = edition.categories.flatMap(({ outcomes }) => outcomes.flatMap((each) => each.indicators))
  const textOf = (code: string, field: string) => {
    const fields = indicators.find((each) => each.code === code)?.texts['en']
    if (fields) fields[field] = 'Said in another way?'
  }
  textOf('1.1.1', 'easy')
  textOf('1.1.2', 'easy_s1')
  textOf('1.1.3', 'help')
  await loadInstruments(db, edition)
  const { changed_meanings } = await db
    .selectFrom('instruments')
    .select('changed_meanings')
    .where('edition', '=', 2)
    .executeTakeFirstOrThrow()
  expect(changed_meanings).toEqual(['1.1.3'])
  const read = (await indicatorsIn('en', 2)).find(({ code }) => code === '4.1.1')
  expect(read?.easy).toBe('Do we share news?')
})
