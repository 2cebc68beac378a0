import { catalogueCalls, numberOfMessage } from 'contract/instrument/catalogue'
import { languageCodes } from 'contract/platform/languages'
import { beforeEach, expect, test } from 'vitest'
import { messageKeys } from '../../../src/platform/catalogue/released.ts'
import { asSuperuser } from '../../given/people.ts'
import { givenVereda } from '../../vereda.ts'
import { catalogueOf } from './given-catalogue.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const superuser = await asSuperuser(db)
const { list, textOf, change, correct } = catalogueOf(vereda, superuser)
const audited = () =>
  db
    .selectFrom('audit')
    .select(['deed', 'object_type', 'old', 'new', 'actor_id'])
    .orderBy('id', 'desc')
    .executeTakeFirst()

beforeEach(async () => {
  await db.deleteFrom('catalogue_corrections').execute()
})

test('every message has a number of its own in each language', () => {
  const numbers = languageCodes.flatMap((language) =>
    messageKeys().map((key) => numberOfMessage(language, key)),
  )
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('each message is listed next to its English with the released text, and is found by area and text', async () => {
  expect(await textOf('emails.password_reset.link')).toMatchObject({
    area: 'emails',
    source: 'Choose a new password',
    released: 'Elegir una nueva contraseña',
    target: 'Elegir una nueva contraseña',
    state: 'released',
    version: 0,
    changed_by: null,
  })
  const all = (await list()).body.count
  const counts = await Promise.all(
    (['interface', 'plan', 'emails', 'notifications', 'documents', 'spreadsheets'] as const).map(
      async (area) => (await list({ area })).body.count,
    ),
  )
  expect(counts.every((count) => count > 20)).toBe(true)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all)
  expect(
    (await list({ search: 'elegir una NUEVA contrasena' })).body.results.map(({ key }) => key),
  ).toContain('emails.password_reset.link')
})

test('a correction is stored with author and time, counted, audited with its text, and removed', async () => {
  const released = await textOf('home.title')
  const answer = await change(released, 'La casa')
  expect(answer).toMatchObject({
    status: 200,
    body: { state: 'corrected', target: 'La casa', released: released.released, version: 1 },
  })
  expect(answer.body.changed_by).not.toBeNull()
  expect((await list({ state: 'corrected' })).body.results.map((row) => row.id)).toEqual([released.id])
  expect((await list()).body.progress.find(({ language }) => language === 'es')).toMatchObject({
    corrected: 1,
    stale: 0,
  })
  expect(await audited()).toMatchObject({
    deed: 'catalogue.change',
    object_type: 'catalogue',
    old: { es: { [released.key]: released.released } },
    new: { es: { [released.key]: 'La casa' } },
    actor_id: superuser.id,
  })
  expect(await change(released, 'Otra')).toMatchObject({
    status: 412,
    body: { code: 'version_conflict', version: 1 },
  })
  const back = await change(answer.body, null)
  expect(back.body).toMatchObject({ state: 'released', target: released.released, version: 2 })
  expect(await audited()).toMatchObject({ deed: 'catalogue.back_to_released' })
  expect((await list({ state: 'corrected' })).body.count).toBe(0)
})

test('the released text is no correction, and the same text again changes nothing', async () => {
  const { body } = await correct('overdue.title', 'Acciones tardías')
  expect((await change(body, 'Acciones tardías')).body.version).toBe(body.version)
  expect((await change(body, body.released)).body).toMatchObject({ state: 'released', version: 2 })
})

test.each([
  ['emails.password_reset.before.2', 'Su nombre de usuario', 'fills in nothing, English {username}'],
  ['emails.password_reset.before.2', 'Su nombre: {username} {email}', '{email}'],
  ['emails.password_reset.after.1', 'Abra https://ejemplo.org/clave', 'https://ejemplo.org/clave'],
  ['emails.password_reset.link', '<b>Elegir</b>', 'fills in <b>'],
  ['emails.password_reset.link', 'Elegir {', 'no valid ICU'],
  ['audit.found', '{count} registros', 'one form for all numbers'],
  ['audit.found', '{count, plural, other {{count} registros}}', 'lacks "one"'],
  ['spreadsheets.lists.sheets.people', 'Personas / usuarios', 'a sheet may not have'],
  ['lists.save', 'Guardar todo lo que se ha escrito', 'characters, at most'],
  ['home.title', 'Minusválidos', '"Minusválidos", which is not said here'],
  ['emails.password_reset.subject', 'Elija otra\nclave', 'has several lines'],
  ['audit.found', '{count, plural, one {Un registro} other {{rows} registros}}', '{rows}'],
  ['spreadsheets.draft.sheet', 'Textos [todos]', 'a sheet may not have'],
  ['fillable-sheets.duties', 'a'.repeat(32), "a sheet's name at most 31"],
  ['spreadsheets.draft.help', 'Textos', 'as spreadsheets.draft.sheet does in the same file'],
  ['fields.students', 'NIVELES', 'as fields.levels does in the same file'],
  ['schools.codes.levels.school', 'Secundaria', 'as schools.codes.levels.high_school does'],
])('%s: "%s" is refused', async (key, text, reason) => {
  const row = await textOf(key)
  const answer = await change(row, text)
  expect(answer).toMatchObject({ status: 400, body: { code: 'words_unfit' } })
  expect(answer.body.errors?.['text']).toMatchObject([
    { code: 'words_unfit', message: expect.stringContaining(reason) },
  ])
  expect(await textOf(key)).toMatchObject({ state: 'released', version: 0 })
})

test('a correction of an English that a release changed is stale: it is not shown until somebody confirms it', async () => {
  const { body } = await correct('lists.save', 'Grabar')
  const shown = async () => (await vereda.ask(catalogueCalls.shown, null, { query: { language: 'es' } })).body
  const before = await shown()
  expect(before.texts).toEqual({ 'lists.save': 'Grabar' })
  await db
    .updateTable('catalogue_corrections')
    .set({ made_of: 'Store' })
    .where('key', '=', 'lists.save')
    .execute()
  expect(await textOf('lists.save')).toMatchObject({
    state: 'stale',
    target: 'Grabar',
    released: 'Guardar',
    source_before: 'Store',
  })
  expect(await shown()).toEqual({ version: null, texts: {} })
  const confirmed = await change(body, 'Grabar')
  expect(confirmed.body).toMatchObject({ state: 'corrected', source_before: null })
  expect(await audited()).toMatchObject({
    deed: 'catalogue.confirm',
    new: { es: { 'lists.save': 'Grabar' } },
  })
  const after = await shown()
  expect(after.texts).toEqual(before.texts)
  expect(after.version).not.toBe(before.version)
})

test('devices learn of corrections with a request they send anyway, and get them compiled', async () => {
  const versions = async () => (await vereda.app.inject({ url: '/installation.json' })).json().words
  expect(await versions()).toEqual({})
  await correct('audit.found', '{count, plural, one {Un registro} other {{count} registros}}')
  const { es, ...others } = await versions()
  expect(others).toEqual({})
  const answer = await vereda.ask(catalogueCalls.shown, null, { query: { language: 'es' } })
  expect(answer.body).toEqual({
    version: es,
    texts: { 'audit.found': [['count', 2, { one: 'Un registro', other: [['count'], ' registros'] }]] },
  })
  const again = await vereda.ask(catalogueCalls.shown, null, {
    query: { language: 'es' },
    headers: { 'if-none-match': String(answer.headers['etag']) },
  })
  expect(again.status).toBe(304)
  await correct('audit.found', null)
  expect(await versions()).toEqual({})
})

test('a label that a correction gave to another key cannot be restored', async () => {
  await correct('fields.students', 'Los alumnos')
  await correct('fields.teachers', (await textOf('fields.students')).released)
  expect(await correct('fields.students', null)).toMatchObject({ status: 400, body: { code: 'words_unfit' } })
})

test('a correction of the English marks its translations, corrected or not, until somebody confirms them', async () => {
  await correct('lists.save', 'Grabar')
  await correct('lists.save', 'Keep it', 'en')
  const [spanish, hindi] = [await textOf('lists.save'), await textOf('lists.save', 'hi')]
  expect(spanish).toMatchObject({ state: 'corrected', english_since: 'Keep it' })
  expect(hindi).toMatchObject({ state: 'released', english_since: 'Keep it' })
  expect(await textOf('lists.save', 'en')).toMatchObject({ english_since: null })
  expect((await list({ language: 'hi', state: 'to_check' })).body.results.map(({ key }) => key)).toEqual([
    'lists.save',
  ])
  const toCheck = async () =>
    Object.fromEntries((await list()).body.progress.map(({ language, to_check }) => [language, to_check]))
  expect(await toCheck()).toEqual({ en: 0, pt: 1, es: 1, vi: 1, hi: 1, id: 1 })

  expect((await change(hindi, hindi.target)).body).toMatchObject({ state: 'released', english_since: null })
  expect(await audited()).toMatchObject({ deed: 'catalogue.confirm' })
  expect((await change(spanish, 'Conservar')).body).toMatchObject({ english_since: null })
  expect(await toCheck()).toEqual({ en: 0, pt: 1, es: 0, vi: 1, hi: 0, id: 1 })

  await correct('lists.save', null, 'en')
  expect(await textOf('lists.save', 'hi')).toMatchObject({ english_since: 'Save' })
  expect(await toCheck()).toEqual({ en: 0, pt: 0, es: 1, vi: 0, hi: 1, id: 0 })
})
