import { practiceCaseCalls } from 'contract/instrument/practice-cases'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { editionFolder } from '../../../instrument/editions.ts'
import { loadPracticeCases } from '../../src/instrument/practice-cases/load-cases.ts'
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
let instrument: number
const files = working(() => vereda)
const { desk, textAt, change } = deskOf(() => ({ vereda, superuser, instrument, part: 'cases' }))

const start = async () => {
  await loadPracticeCases(vereda.database.db, editionFolder(2))
  await fillTranslations(vereda.database.db)
}
/** What a school reads otherwise than the program has it. */
const corrections = async (language: Language) =>
  (await vereda.ask(practiceCaseCalls.list, here.evaluator, { headers: { 'accept-language': language } }))
    .body.corrections

beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenPlaces(vereda)
  superuser = await asSuperuser(vereda.database.db)
  instrument = (await givenInstrument(vereda.database.db)).id
  await start()
})

test('each case has its four texts at the desk, next to their English, in every language', async () => {
  const { body } = await desk({ language: 'vi' })
  expect(body.count).toBe(84)
  expect(body.results.slice(0, 5).map(({ place, field }) => [place, field])).toEqual([
    ['1 1', 'title'],
    ['1 1', 'scene'],
    ['1 1', 'why'],
    ['1 1', 'evidence'],
    ['1 2', 'title'],
  ])
  expect(body.results.every(({ target, stale, kind }) => target && !stale && kind === 'case')).toBe(true)
  expect((await desk({ domain: '3' })).body.count).toBe(12)
  expect(await corrections('vi')).toEqual([])
})

test('no text of the folder is longer than the desk allows', async () => {
  for (const language of ['en', 'es', 'pt', 'vi', 'hi', 'id'] as const)
    for (const { target, limit } of (await desk({ language })).body.results)
      expect([...(target ?? '')].length).toBeLessThanOrEqual(limit)
})

test('a corrected text is shown in that language, and in no other', async () => {
  const before = await textAt('2 1', 'es', 'title')
  expect(await change(before, { text: 'Una mano que dice basta' })).toMatchObject({
    status: 200,
    body: { target: 'Una mano que dice basta', stale: false },
  })
  expect(await corrections('es')).toEqual([{ case: 21, field: 'title', text: 'Una mano que dice basta' }])
  expect(await corrections('pt')).toEqual([])
  const { rows } = await sql`select object_type, object_id, old, new from audit
    where deed = 'translation.change'`.execute(vereda.database.db)
  expect(rows).toEqual([
    {
      object_type: 'case',
      object_id: 21,
      old: { es: { title: before.target } },
      new: { es: { title: 'Una mano que dice basta' } },
    },
  ])
  await start()
  expect(await corrections('es')).toHaveLength(1)
})

test('a changed English makes its translations stale, without waiting for an edition', async () => {
  await change(await textAt('4 1', 'en', 'why'), { text: 'Because all six are true.' })
  expect((await desk({ language: 'hi', state: 'stale' })).body.results).toMatchObject([
    { place: '4 1', field: 'why', source: 'Because all six are true.' },
  ])
  expect(
    await change(await textAt('4 1', 'es', 'why'), { text: 'Otra cosa.', meaning_changed: true }),
  ).toMatchObject({ status: 400, body: { errors: { meaning_changed: [{ code: 'validation_error' }] } } })
})

test('nobody confirms an English that they did not see, nor does a translation from a release', async () => {
  const opened = await textAt('4 2', 'vi', 'title')
  await change(await textAt('4 2', 'en', 'title'), { text: 'Six of six' })
  expect((await change(opened, { text: 'Sáu trên sáu' })).status).toBe(412)
  await sql`update practice_cases set texts = jsonb_set(texts, '{vi,title}', '"Cũ"'), source = jsonb_set(source, '{vi,title}', '"Cũ"')
    where id = 42`.execute(vereda.database.db)
  await start()
  expect(await textAt('4 2', 'vi', 'title')).toMatchObject({ target: opened.target, stale: true })
})

test('new texts of the folder replace others, and the audit has what they replace', async () => {
  const row = await textAt('5 1', 'id', 'scene')
  await change(row, { text: 'Ditulis di sini.' })
  await change(await textAt('5 1', 'id', 'title'), { text: 'Judul di sini' })
  await change(await textAt('5 1', 'es', 'scene'), { text: 'Escrito aquí.' })
  await sql`update practice_cases set source = jsonb_set(source, '{id,scene}', '"Dulu"') where id = 51`.execute(
    vereda.database.db,
  )
  await start()
  expect(await corrections('id')).toEqual([{ case: 51, field: 'title', text: 'Judul di sini' }])
  expect(await corrections('es')).toContainEqual({ case: 51, field: 'scene', text: 'Escrito aquí.' })
  expect((await textAt('5 1', 'id', 'scene')).target).toBe(row.target)
  const { rows } = await sql`select actor_id, old, new from audit
    where deed = 'instrument.correct' and object_type = 'case' and object_id = 51`.execute(vereda.database.db)
  expect(rows).toEqual([
    {
      actor_id: null,
      old: { id: { scene: 'Ditulis di sini.' } },
      new: { id: { scene: row.target } },
    },
  ])
})

test('a superuser of a country corrects cases, which belong to no edition of a country', async () => {
  const own = await asRepresentative(vereda.database.db, [here.india.id], { is_superuser: true })
  expect((await desk({}, own)).body.count).toBe(84)
  expect((await change(await textAt('6 1', 'hi', 'title'), { text: 'और' }, own)).status).toBe(200)
})

test('they are exported as a file and imported', async () => {
  const { id, source } = await textAt('7 1', 'es', 'title')
  const address = `/api/translation/?language=es&instrument=${instrument}&part=cases`
  const { bytes } = await files.fileOf(superuser, address, 'csv', 'es')
  expect(Buffer.from(bytes).toString()).toContain(source)
  const answer = await files.lookAt(
    superuser,
    'translations',
    `id,source,target\n${id},"${source}",Del archivo`,
  )
  expect(answer).toMatchObject({ changed: 1, refused: 0 })
  await files.applied(superuser, answer.id)
  expect(await corrections('es')).toContainEqual({ case: 71, field: 'title', text: 'Del archivo' })
})
