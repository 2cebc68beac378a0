import { suggestionCalls } from 'contract/instrument/suggestions'
import type { Language } from 'contract/platform/shapes'
import { beforeAll, expect, test } from 'vitest'
import { editionFolder } from '../../../instrument/editions.ts'
import { loadSuggestions } from '../../src/instrument/suggestions/load-suggestions.ts'
import { fillTranslations } from '../../src/instrument/translations/fill-queries.ts'
import { asRepresentative, asSuperuser, type Someone } from '../given/people.ts'
import { givenInstrument } from '../given/places.ts'
import { givenPlaces } from '../places/regions/places.ts'
import { working } from '../platform/working.ts'
import { givenVereda, type Vereda } from '../vereda.ts'
import { deskOf } from './desk.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenPlaces>>
let superuser: Someone
let instrument: Awaited<ReturnType<typeof givenInstrument>>
const files = working(() => vereda)

const start = async () => {
  await loadSuggestions(vereda.database.db, editionFolder(2))
  await fillTranslations(vereda.database.db)
}
beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenPlaces(vereda)
  superuser = await asSuperuser(vereda.database.db)
  instrument = await givenInstrument(vereda.database.db)
  await start()
})

const { desk, textAt, change, countIn } = deskOf(() => ({
  vereda,
  superuser,
  instrument: instrument.id,
  part: 'suggestions',
}))
/** As the plan of a school offers them. */
const offered = async (outcome: string, stage: number, language: Language = 'es') =>
  (
    await vereda.ask(suggestionCalls.list, here.evaluator, {
      query: { outcome, stage: String(stage), country: String(here.peru.id) },
      headers: { 'accept-language': language },
    })
  ).body.results
const ask = (
  person: Someone,
  body: { text: string; outcome?: string; country?: number },
  language: Language,
) =>
  vereda.ask(suggestionCalls.create, person, {
    body: { outcome: '6.2', stage: 2, category: 1, ...body },
    headers: { 'accept-language': language },
  })

test('suggested actions are listed after the texts of the instrument, next to their English, in every language', async () => {
  const { body } = await desk()
  expect(body.count).toBe(180)
  expect(body.results.slice(0, 4).map(({ place }) => place)).toEqual([
    '1.1 1 1',
    '1.1 1 2',
    '1.1 1 3',
    '1.1 2 1',
  ])
  expect(body.results.every(({ target, stale, kind }) => target && !stale && kind === 'suggestion')).toBe(
    true,
  )
  const all = await desk({ part: undefined })
  const own = await desk({ part: 'instrument' })
  expect(all.body.count).toBe(own.body.count + 180)
  for (const each of all.body.progress)
    expect(each).toMatchObject({ total: all.body.count, translated: all.body.count, stale: 0 })
  const last = await desk({ part: undefined, page: String(Math.ceil(all.body.count / 100)) })
  expect(last.body.results.at(-1)).toMatchObject({ kind: 'suggestion', place: '7.3 3 3', limit: 1000 })
  expect((await desk({ domain: '4' })).body.count).toBe(18)
})

test('a correction is offered to a school at the next read, and audited with both texts', async () => {
  const before = await textAt('4.1 1 2')
  const answer = await change(before, { text: ' Llamar a  cada familia. ' })
  expect(answer).toMatchObject({ status: 200, body: { target: 'Llamar a cada familia.', stale: false } })
  expect((await offered('4.1', 1)).map(({ text }) => text)).toContain('Llamar a cada familia.')
  const [, second] = await offered('4.1', 1, 'vi')
  expect(second).toMatchObject({ text: (await textAt('4.1 1 2', 'vi')).target, version: 2 })
  const audited = await vereda.database.db
    .selectFrom('audit')
    .select(['object_type', 'object_id', 'old', 'new', 'actor_id'])
    .where('deed', '=', 'translation.change')
    .executeTakeFirst()
  expect(audited).toEqual({
    object_type: 'suggestion',
    object_id: second?.id,
    old: { es: { suggestion: before.target } },
    new: { es: { suggestion: 'Llamar a cada familia.' } },
    actor_id: superuser.id,
  })
  expect(await change(before, { text: 'Otra vez' })).toMatchObject({ status: 412 })
  await start()
  expect((await textAt('4.1 1 2')).target).toBe('Llamar a cada familia.')
})

test('a changed English makes translations stale, wherever the translation is written', async () => {
  const english = await textAt('5.1 2 1', 'en')
  await change(english, { text: 'Said in other words.' })
  const stale = (await desk({ language: 'hi', state: 'stale' })).body.results
  expect(stale).toMatchObject([
    { place: '5.1 2 1', source: 'Said in other words.', source_before: english.source },
  ])
  const [suggestion] = await offered('5.1', 2)
  await vereda.ask(suggestionCalls.change, superuser, {
    parameters: { id: suggestion?.id ?? 0 },
    body: { text: 'दूसरे शब्दों में।' },
    headers: { 'accept-language': 'hi' },
  })
  expect(await textAt('5.1 2 1', 'hi')).toMatchObject({ target: 'दूसरे शब्दों में।', stale: false })
  const other = await textAt('5.1 2 1', 'pt')
  expect((await change(other, { text: other.target ?? '' })).body).toMatchObject({
    stale: false,
    source_before: null,
  })
})

test('a changed meaning does not wait for an edition', async () => {
  expect(await change(await textAt('1.2 1 1'), { text: 'Otra cosa.', meaning_changed: true })).toMatchObject({
    status: 400,
    body: { errors: { meaning_changed: [{ code: 'validation_error' }] } },
  })
})

test('a new suggestion for everybody is to be translated, one of a country is not, and a deleted one is no longer', async () => {
  const count = await countIn('vi')
  await ask(here.representative, { country: here.peru.id, text: 'Only here.' }, 'en')
  const { id } = (await ask(superuser, { text: 'Para todos.' }, 'es')).body
  expect(await countIn('vi')).toBe(count)
  await vereda.ask(suggestionCalls.change, superuser, {
    parameters: { id },
    body: { text: 'For everybody.' },
    headers: { 'accept-language': 'en' },
  })
  const untranslated = (await desk({ language: 'vi', state: 'untranslated' })).body.results
  expect(untranslated).toMatchObject([{ place: '6.2 2 4', source: 'For everybody.', target: null }])
  expect((await textAt('6.2 2 4')).target).toBe('Para todos.')
  const [ours] = await offered('7.2', 1)
  const next = await textAt('7.2 1 2', 'vi')
  for (const gone of [id, ours?.id ?? 0])
    await vereda.ask(suggestionCalls.remove, superuser, { parameters: { id: gone } })
  await start()
  expect(await countIn('vi')).toBe(count - 1)
  expect((await textAt('7.2 1 1', 'vi')).id).toBe(next.id)
})

test('one of another stage is listed there, and those after a deleted one move up', async () => {
  const add = async (text: string) => (await ask(superuser, { outcome: '2.2', text }, 'en')).body.id
  const id = await add('Kites in the morning.')
  await add('Kites in the evening.')
  const places = async () =>
    (await desk({ language: 'en', search: 'kites in the' })).body.results.map(({ place }) => place)
  expect(await places()).toEqual(['2.2 2 4', '2.2 2 5'])
  await vereda.ask(suggestionCalls.change, superuser, { parameters: { id }, body: { stage: 3 } })
  expect(await places()).toEqual(['2.2 2 4', '2.2 3 4'])
  await vereda.ask(suggestionCalls.change, superuser, { parameters: { id }, body: { stage: 2 } })
  await vereda.ask(suggestionCalls.remove, superuser, { parameters: { id } })
  expect(await places()).toEqual(['2.2 2 4'])
})

test('a superuser of a country corrects those for everybody, as in the library', async () => {
  const own = await asRepresentative(vereda.database.db, [here.india.id], { is_superuser: true })
  const answer = await change(await textAt('1.1 3 1'), { text: 'Contar a otras escuelas.' }, own)
  expect(answer.status).toBe(200)
})

test('they are exported as a file and imported', async () => {
  const { id, source } = await textAt('3.1 1 1')
  const { bytes } = await files.fileOf(
    superuser,
    `/api/translation/?language=es&instrument=${instrument.id}&part=suggestions`,
    'csv',
    'es',
  )
  expect(Buffer.from(bytes).toString()).toContain('3.1 1 1')
  const file = `id,source,target\n${id},"${source}","Del archivo."`
  const answer = await files.lookAt(superuser, 'translations', file)
  expect(answer).toMatchObject({ changed: 1, refused: 0 })
  expect(await files.applied(superuser, answer.id)).toMatchObject({ status: 'done', changed: 1 })
  expect((await offered('3.1', 1))[0]?.text).toBe('Del archivo.')
})
