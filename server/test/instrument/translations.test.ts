import { instrumentCalls } from 'contract/instrument/instruments'
import { type Translation, translationCalls } from 'contract/instrument/translations'
import type { Language } from 'contract/platform/shapes'
import { beforeAll, expect, test } from 'vitest'
import { fillTranslations } from '../../src/instrument/translations/fill-queries.ts'
import { asAdministrator, asCoordinator, asSuperuser, type Someone } from '../given/people.ts'
import { givenInstrument } from '../given/places.ts'
import { givenVereda, type Vereda } from '../vereda.ts'

let vereda: Vereda
let instrument: Awaited<ReturnType<typeof givenInstrument>>
let superuser: Someone

beforeAll(async () => {
  vereda = await givenVereda()
  instrument = await givenInstrument(vereda.database.db)
  await fillTranslations(vereda.database.db)
  superuser = await asSuperuser(vereda.database.db)
})

const list = (query: object, person: Someone | null = superuser) =>
  vereda.ask(translationCalls.list, person, {
    query: { language: 'es', instrument: instrument.id, page_size: 100, ...query } as never,
  })
const change = (key: number, body: object, headers = {}, person: Someone | null = superuser) =>
  vereda.ask(translationCalls.change, person, { parameters: { key }, body: body as never, headers })
const textAt = async (place: string, field: string, language: Language = 'es'): Promise<Translation> => {
  const { body } = await list({ language, search: place })
  const row = body.results.find((each) => each.place === place && each.field === field)
  if (!row) throw new Error(`no ${field} of ${place} in ${language}`)
  return row
}
const progress = async (language: Language) => {
  const { body } = await list({ page_size: 1 })
  return body.progress.find((each) => each.language === language)
}
const audited = () =>
  vereda.database.db
    .selectFrom('audit')
    .select(['deed', 'object_type', 'object_id', 'old', 'new', 'actor_id'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
const indicatorAsRead = async (code: string, language: Language) => {
  const { body } = await vereda.ask(instrumentCalls.categories, superuser, {
    parameters: { id: instrument.id },
    headers: { 'accept-language': language },
  })
  return body
    .flatMap((category) => category.outcomes ?? [])
    .flatMap(({ indicators }) => indicators)
    .find((indicator) => indicator.code === code)
}

test('every text of the instrument is listed next to its English, in the order of the instrument', async () => {
  const { body } = await list({})
  expect(body.results.slice(0, 6).map(({ place, field }) => `${place} ${field}`)).toEqual([
    ' name',
    ' description',
    '1 name',
    '1 description',
    '1.1 name',
    '1.1.1 name',
  ])
  expect(body.results.every(({ target, stale }) => target !== null && !stale)).toBe(true)
  const last = await list({ page: Math.ceil(body.count / 100) })
  expect(last.body.results.at(-1)).toMatchObject({ kind: 'option', place: 'G 2', field: 'help', limit: 300 })
  expect(body.progress).toHaveLength(6)
  for (const each of body.progress) {
    expect(each).toMatchObject({ total: body.count, translated: body.count, stale: 0, waiting: 0 })
  }
})

test('wording is corrected in place, shown at once and audited', async () => {
  const before = await textAt('1.1.2', 'help')
  const answer = await change(before.id, { text: ' Dicho  mejor. ' }, { 'if-match': `"v${before.version}"` })
  expect(answer).toMatchObject({ status: 200, body: { target: 'Dicho mejor.', stale: false, next: null } })
  expect(answer.body.version).toBe(before.version + 1)
  expect(answer.headers['etag']).toBe(`"v${before.version + 1}"`)
  expect((await indicatorAsRead('1.1.2', 'es'))?.help).toBe('Dicho mejor.')
  expect(await audited()).toMatchObject({
    deed: 'translation.change',
    object_type: 'indicator',
    old: { es: { help: before.target } },
    new: { es: { help: 'Dicho mejor.' } },
    actor_id: superuser.id,
  })
  expect(await change(before.id, { text: 'Otra vez' }, { 'if-match': `"v${before.version}"` })).toMatchObject(
    {
      status: 412,
      body: { code: 'version_conflict', version: before.version + 1 },
    },
  )
})

test('a changed English makes its translations stale, and shows their former English', async () => {
  const english = await textAt('1.1.3', 'name', 'en')
  await change(english.id, { text: 'Said in other words' })
  expect(await progress('vi')).toMatchObject({ stale: 1 })
  const stale = await list({ language: 'vi', state: 'stale' })
  expect(stale.body.results).toMatchObject([
    { place: '1.1.3', stale: true, source: 'Said in other words', source_before: english.source },
  ])
  const row = stale.body.results[0] as Translation
  const confirmed = await change(row.id, { text: row.target })
  expect(confirmed.body).toMatchObject({ stale: false, source_before: null, target: row.target })
  expect(await audited()).toMatchObject({ deed: 'translation.confirm' })
  await change((await textAt('1.1.3', 'name', 'hi')).id, { text: 'नया वाक्य' })
  expect(await progress('vi')).toMatchObject({ stale: 0 })
  expect(await progress('hi')).toMatchObject({ stale: 0 })
  expect(await progress('pt')).toMatchObject({ stale: 1 })
})

test('a text of another meaning waits for the next edition and changes nothing in this one', async () => {
  const before = await textAt('2.1.1', 's1', 'en')
  const text = 'Another thing is asked here, and so it waits.'
  const stored = await change(before.id, { text, meaning_changed: true })
  expect(stored.body).toMatchObject({ source: before.source, target: before.target, next: text })
  expect((await indicatorAsRead('2.1.1', 'en'))?.s1).toBe(before.source)
  expect(await progress('en')).toMatchObject({ waiting: 1 })
  expect(await audited()).toMatchObject({ deed: 'translation.for_next_edition', new: { en: { s1: text } } })
  const taken = await change(before.id, { text: before.source, meaning_changed: true })
  expect(taken.body.next).toBeNull()
})

test('hints have two or three lines, and every text its limit', async () => {
  const hints = await textAt('1.1.1', 'look_for')
  const answer = await change(hints.id, { text: 'Uno.\n\n Dos. ' })
  expect(answer.body.target).toBe('Uno.\nDos.')
  expect((await indicatorAsRead('1.1.1', 'es'))?.look_for).toEqual(['Uno.', 'Dos.'])
  for (const [id, text, code] of [
    [hints.id, 'Uno.', 'validation_error'],
    [hints.id, `Uno.\n${'a'.repeat(161)}`, 'max_length'],
    [(await textAt('A 1', 'label')).id, 'a'.repeat(41), 'max_length'],
    [hints.id, ' ', 'required'],
  ] as const) {
    expect(await change(id, { text })).toMatchObject({ status: 400, body: { errors: { text: [{ code }] } } })
  }
})

test('texts are found by state, domain, place and words of either language', async () => {
  const { body } = await list({ domain: 3 })
  expect(body.results.every(({ domain }) => domain === 3)).toBe(true)
  expect((await list({ search: '2.1.1' })).body.results.every(({ place }) => place === '2.1.1')).toBe(true)
  const found = await list({ search: 'EVALUACION', page_size: 5 })
  expect(found.body.results.every(({ target }) => /evaluación/i.test(target ?? ''))).toBe(true)
  expect(found.body.results).toHaveLength(5)
  expect((await list({ state: 'untranslated' })).body.count).toBe(0)
  expect((await list({ language: 'xx' })).status).toBe(400)
  expect(await list({ instrument: 987_654 })).toMatchObject({ body: { code: 'instrument_not_found' } })
})

test('a language without texts is untranslated, text by text', async () => {
  const { db } = vereda.database
  const outcome = await db.selectFrom('outcomes').select(['id', 'texts']).executeTakeFirstOrThrow()
  const { pt: _, ...without } = outcome.texts
  await db
    .updateTable('outcomes')
    .set({ texts: JSON.stringify(without) })
    .where('id', '=', outcome.id)
    .execute()
  const { body } = await list({ language: 'pt', state: 'untranslated' })
  expect(body.results).toMatchObject([{ place: '1.1', field: 'name', target: null, stale: false }])
  const answer = await change(body.results[0]?.id ?? 0, { text: 'Um nome novo' })
  expect(answer.body).toMatchObject({ target: 'Um nome novo', stale: false })
})

test('only superusers see and change them', async () => {
  const { db } = vereda.database
  const { id } = await textAt('1.1.1', 'name')
  for (const person of [await asAdministrator(db), await asCoordinator(db, [])]) {
    expect((await list({}, person)).status).toBe(403)
    expect((await change(id, { text: 'x' }, {}, person)).status).toBe(403)
  }
  expect((await list({}, null)).status).toBe(401)
  expect((await change(987_654, { text: 'x' })).status).toBe(404)
})
