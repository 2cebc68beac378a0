import { instrumentCalls } from 'contract/instrument/instruments'
import { type Translation, translationCalls } from 'contract/instrument/translations'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { fillTranslations } from '../../src/instrument/translations/fill-queries.ts'
import { asAdministrator, asSuperuser, type Someone } from '../given/people.ts'
import { givenInstrument } from '../given/places.ts'
import { working } from '../platform/working.ts'
import { givenVereda, type Vereda } from '../vereda.ts'

let vereda: Vereda
let instrument: number
let superuser: Someone
const { lookAt: examine, apply, applied, fileOf, send } = working(() => vereda)

beforeAll(async () => {
  vereda = await givenVereda()
  instrument = (await givenInstrument(vereda.database.db)).id
  await fillTranslations(vereda.database.db)
  superuser = await asSuperuser(vereda.database.db)
})

const path = (query = '') => `/api/translation/?language=es&instrument=${instrument}${query}`
const textOf = async (search: string, field: string): Promise<Translation> => {
  const { body } = await vereda.ask(translationCalls.list, superuser, {
    query: { language: 'es', instrument, search, page_size: 100 } as never,
  })
  return body.results.find((each) => each.field === field) as Translation
}
const csv = (...rows: (string | number)[][]) =>
  [
    'id,source,target',
    ...rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')),
  ].join('\n')

test('a workbook has every text, and imported unchanged it changes nothing', async () => {
  const { bytes, job } = await fileOf(superuser, path(), 'xlsx', 'es')
  const { sheets } = await readXlsx(new Uint8Array(bytes))
  const rows = sheets[0]?.rows ?? []
  expect(rows[0]).toEqual([
    'Número',
    'Lugar en el instrumento',
    'Parte del texto',
    'Inglés',
    'Traducción',
    'Estado de la traducción',
  ])
  expect(rows.slice(1).every((row) => row[5] === 'traducida')).toBe(true)
  const answer = await examine(superuser, 'translations', bytes, 'traducciones.xlsx')
  expect(answer).toMatchObject({ created: 0, changed: 0, refused: 0, ignored: [] })
  expect(answer.same).toBe((job.answer as { rows: number }).rows)
})

test('changed texts are written in one transaction, each with its audit, and shown at once', async () => {
  const [name, help] = [await textOf('1.1.2', 'name'), await textOf('1.1.2', 'help')]
  const file = csv([name.id, name.source, 'Otro nombre'], [help.id, help.source, 'Otra ayuda'])
  const answer = await examine(superuser, 'translations', file)
  expect(answer).toMatchObject({ changed: 2, refused: 0 })
  expect(answer.rows[0]).toMatchObject({
    row: 2,
    deed: 'change',
    before: { name: '1.1.2 name', target: name.target },
    after: { target: 'Otro nombre' },
  })
  expect((await textOf('1.1.2', 'name')).target).toBe(name.target)
  expect(await applied(superuser, answer.id)).toMatchObject({ status: 'done', changed: 2 })
  const { body } = await vereda.ask(instrumentCalls.categories, superuser, {
    parameters: { id: instrument },
    headers: { 'accept-language': 'es' },
  })
  expect(body[0]?.outcomes?.[0]?.indicators[1]).toMatchObject({ name: 'Otro nombre', help: 'Otra ayuda' })
  const trail = await vereda.database.db
    .selectFrom('audit')
    .select(['object_type', 'old', 'new', 'actor_id'])
    .where('deed', '=', 'translation.change')
    .orderBy('id')
    .execute()
  expect(trail).toMatchObject([
    { object_type: 'indicator', old: { es: { name: name.target } }, new: { es: { name: 'Otro nombre' } } },
    { object_type: 'indicator', new: { es: { help: 'Otra ayuda' } }, actor_id: superuser.id },
  ])
})

test('invalid rows are refused with a reason, and then nothing is written', async () => {
  const [good, long, moved] = [
    await textOf('2.1.1', 'name'),
    await textOf('2.1.1', 'help'),
    await textOf('2.1.2', 'name'),
  ]
  const file = csv(
    [good.id, good.source, 'Bien'],
    [long.id, long.source, 'a'.repeat(301)],
    [moved.id, 'Other English', 'Algo'],
    [987654321, '', 'Nada'],
    [good.id, good.source, 'Otra vez'],
    ['uno', '', 'Nada'],
  )
  const answer = await examine(superuser, 'translations', file)
  expect(answer).toMatchObject({ changed: 1, refused: 5 })
  expect(
    answer.rows.map(({ errors }) => Object.values(errors).flatMap((all) => all.map(({ code }) => code))),
  ).toEqual([[], ['max_length'], ['data_changed'], ['does_not_exist'], ['name_exists'], ['does_not_exist']])
  expect(await apply(superuser, answer.id)).toMatchObject({ status: 409, body: { code: 'rows_refused' } })
})

test('a text changed since the dry run stops applying it', async () => {
  const name = await textOf('3.1.1', 'name')
  const answer = await examine(superuser, 'translations', csv([name.id, name.source, 'Del archivo']))
  await vereda.ask(translationCalls.change, superuser, {
    parameters: { key: name.id },
    body: { text: 'De la página' } as never,
  })
  expect(await apply(superuser, answer.id)).toMatchObject({ status: 409, body: { code: 'data_changed' } })
  expect((await textOf('3.1.1', 'name')).target).toBe('De la página')
})

test('only superusers import and export such a file', async () => {
  const administrator = await asAdministrator(vereda.database.db)
  const { status } = await send(administrator, { kind: 'translations' }, 'file.csv', csv([1, '', 'x']))
  expect(status).toBe(403)
  await expect(fileOf(administrator, path())).rejects.toThrow('403')
})
