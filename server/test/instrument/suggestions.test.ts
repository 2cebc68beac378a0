import { historyCalls } from 'contract/insight/history'
import { suggestionCalls } from 'contract/instrument/suggestions'
import { beforeAll, expect, test } from 'vitest'
import { editionFolder } from '../../../instrument/editions.ts'
import { loadSuggestions as readSuggestions } from '../../../instrument/load-suggestions.ts'
import { loadSuggestions } from '../../src/instrument/suggestions/load-suggestions.ts'
import { asSuperuser, type Someone } from '../given/people.ts'
import { givenInstrument } from '../given/places.ts'
import { givenPlaces } from '../places/regions/places.ts'
import { givenVereda, type Vereda } from '../vereda.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenPlaces>>
beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenPlaces(vereda)
  await givenInstrument(vereda.database.db)
  await loadSuggestions(vereda.database.db, editionFolder(1))
})

const list = (person: Someone, query: object = {}, language = 'en') =>
  vereda.ask(suggestionCalls.list, person, {
    query: { page_size: 100, ...query },
    headers: { 'accept-language': language },
  })
const create = (person: Someone, body: object, language = 'en') =>
  vereda.ask(suggestionCalls.create, person, {
    body: { outcome: '4.1', stage: 1, category: 3, text: 'Call each family.', ...body } as never,
    headers: { 'accept-language': language },
  })
const textsOf = ({ body }: Awaited<ReturnType<typeof list>>) => body.results.map(({ text }) => text)

test('everybody reads our 180 suggestions, in the order of outcomes and stages', async () => {
  const ours = readSuggestions('en', editionFolder(1))
  const first = await list(here.evaluator)
  const second = await list(here.evaluator, { page: 2 })
  expect([first.status, first.body.count]).toEqual([200, 180])
  expect([...textsOf(first), ...textsOf(second)]).toEqual(ours.map(({ text }) => text))
  expect(first.body.results[0]).toMatchObject({ outcome: '1.1', stage: 1, language: 'en', country: null })
})

test.each(['pt', 'es', 'vi', 'hi', 'id'] as const)('they are read in %s', async (language) => {
  const { body } = await list(here.evaluator, { outcome: '2.2', stage: 3 }, language)
  const written = readSuggestions(language, editionFolder(1)).filter(
    ({ outcome, stage }) => outcome === '2.2' && stage === 3,
  )
  expect(body.results.map(({ text, language }) => [text, language])).toEqual(
    written.map(({ text }) => [text, language]),
  )
})

test('a domain, a stage and an indicator filter the list', async () => {
  const { id } = await vereda.database.db
    .selectFrom('indicators')
    .where('code', '=', '4.2.3')
    .select('id')
    .executeTakeFirstOrThrow()
  const byIndicator = await list(here.coordinator, { indicator: id, stage: 2 })
  expect(byIndicator.body.results.map(({ outcome, stage }) => [outcome, stage])).toEqual(
    Array(3).fill(['4.2', 2]),
  )
  expect((await list(here.coordinator, { domain: 4 })).body.count).toBe(18)
  expect((await list(here.coordinator, { indicator: 2_000_000_000 })).body.count).toBe(0)
  expect(await list(here.coordinator, { domain: 8 })).toMatchObject({ status: 400 })
  expect(await list(here.coordinator, { outcome: '4' })).toMatchObject({ status: 400 })
})

test('a representative adds one to the own country, in the own language, after ours', async () => {
  const { representative, evaluator, peru, india } = here
  const made = await create(representative, { country: peru.id, text: 'Llamar a cada familia.' }, 'es')
  expect(made).toMatchObject({
    status: 201,
    body: { text: 'Llamar a cada familia.', language: 'es', country: { id: peru.id, name: 'Perú' } },
  })
  const request = { outcome: '4.1', stage: 1 }
  expect(textsOf(await list(evaluator, { ...request, country: peru.id })).at(-1)).toBe(
    'Llamar a cada familia.',
  )
  expect((await list(evaluator, { ...request, country: peru.id })).body.results.at(-1)?.language).toBe('es')
  expect((await list(evaluator, { ...request, country: india.id })).body.count).toBe(3)
  expect(await create(representative, { country: india.id })).toMatchObject({ status: 403 })
  expect(await create(representative, {})).toMatchObject({ status: 403 })
  expect(await create(here.administrator, {})).toMatchObject({ status: 403 })
  expect(await create(representative, { country: peru.id, outcome: '4.9' })).toMatchObject({
    status: 400,
    body: { errors: { outcome: [{ code: 'does_not_exist' }] } },
  })
})

test('a changed text survives a start, and a deleted one stays deleted', async () => {
  const { db } = vereda.database
  const superuser = await asSuperuser(db)
  const [changed, removed] = (await list(superuser, { outcome: '7.3', stage: 3 })).body.results
  if (!changed || !removed) throw new Error('outcome 7.3 has no suggestions')
  const better = await vereda.ask(suggestionCalls.change, superuser, {
    parameters: { id: changed.id },
    body: { text: 'Go from door to door.' },
  })
  expect(better).toMatchObject({ status: 200, body: { text: 'Go from door to door.', version: 2 } })
  const gone = await vereda.ask(suggestionCalls.remove, superuser, { parameters: { id: removed.id } })
  expect(gone).toMatchObject({ status: 200, body: { code: 'suggestion_deleted' } })
  await loadSuggestions(db, editionFolder(1))
  const now = await list(superuser, { outcome: '7.3', stage: 3 })
  expect(textsOf(now)).toContain('Go from door to door.')
  expect(now.body.count).toBe(2)
})

test('a text that the folder changed is loaded at the next start', async () => {
  const { db } = vereda.database
  await db
    .updateTable('suggestions')
    .set({ source: '{"en":"What the folder said before"}', texts: '{"en":"What the folder said before"}' })
    .where('code', '=', '1.2-1-1')
    .execute()
  await loadSuggestions(db, editionFolder(1))
  const [message] = readSuggestions('en', editionFolder(1)).filter(({ code }) => code === '1.2-1-1')
  expect(textsOf(await list(here.evaluator, { outcome: '1.2', stage: 1 }))).toContain(message?.text)
})

test('everybody reads who changed a suggestion', async () => {
  const { representative, evaluator, peru } = here
  const { id } = (await create(representative, { country: peru.id })).body
  const answer = await vereda.ask(historyCalls.history, evaluator, {
    query: { object_type: 'suggestion', object_id: id } as never,
  })
  expect(answer.body.results.map(({ deed: action, by }) => [action, by?.id])).toEqual([
    ['suggestion.create', representative.id],
  ])
})

test('of two who change one suggestion the second is refused', async () => {
  const { representative, peru } = here
  const { id } = (await create(representative, { country: peru.id })).body
  const change = (text: string) =>
    vereda.ask(suggestionCalls.change, representative, {
      parameters: { id },
      body: { text },
      headers: { 'if-match': '"v1"' },
    })
  expect(await change('One')).toMatchObject({ status: 200 })
  expect(await change('Two')).toMatchObject({ status: 412 })
})

test("texts are searched without regard to case and accents, in the reader's language", async () => {
  const { id: peru } = here.peru
  await create(here.representative, { country: peru, text: 'Visitár a la familia — 100%_seguro' }, 'es')
  const found = async (search: string, language = 'es', more = {}) =>
    textsOf(await list(here.coordinator, { search, country: peru, ...more }, language))
  expect(await found('VISITAR A LA FAMÍLIA')).toEqual(['Visitár a la familia — 100%_seguro'])
  expect(await found('100%_s')).toHaveLength(1)
  expect(await found('1000_s')).toEqual([])
  const hindi = readSuggestions('hi', editionFolder(1)).find(({ text }) => text.length > 20)?.text ?? ''
  expect(await found(hindi.slice(0, 18), 'hi')).toContain(hindi)
  const vietnamese = readSuggestions('vi', editionFolder(1)).find(({ text }) => /đ/.test(text))?.text ?? ''
  expect(await found(vietnamese.slice(0, 20).replaceAll('đ', 'd'), 'vi')).toContain(vietnamese)
  expect((await list(here.coordinator, { search: 'ab' })).status).toBe(400)
})

test('ours and those of countries are distinguished', async () => {
  const { id: peru } = here.peru
  const of = async (whose: string) =>
    (await list(here.coordinator, { whose, country: peru })).body.results.map(
      ({ country }) => country?.id ?? null,
    )
  expect(new Set(await of('ours'))).toEqual(new Set([null]))
  expect(new Set(await of('country'))).toEqual(new Set([peru]))
})
