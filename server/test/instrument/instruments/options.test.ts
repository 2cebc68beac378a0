import { instrumentCalls } from 'contract/instrument/instruments'
import { beforeAll, expect, test } from 'vitest'
import {
  asAdministrator,
  asCoordinator,
  asRepresentative,
  asSchool,
  asSuperuser,
  type Someone,
} from '../../given/people.ts'
import { givenInstrument } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let instrument: Awaited<ReturnType<typeof givenInstrument>>
let superuser: Someone

beforeAll(async () => {
  vereda = await givenVereda()
  instrument = await givenInstrument(vereda.database.db)
  superuser = await asSuperuser(vereda.database.db)
})

const list = (person: Someone | null, query: object, headers = {}) =>
  vereda.ask(instrumentCalls.options, person, { query: query as { instrument_id: number }, headers })
const change = (person: Someone | null, id: number, body: object, headers = {}) =>
  vereda.ask(instrumentCalls.changeOption, person, { parameters: { id }, body: body as never, headers })
const text = { language: 'es', label: 'Primeros pasos', help: 'Elija cuando una parte es cierta hoy.' }

test('an instrument has sixteen options: two without a scale and seven on each of two', async () => {
  const { body } = await list(superuser, { instrument_id: instrument.id })
  expect(body.map(({ code, scale }) => `${code}${scale ?? ''}`).join(' ')).toBe(
    'NA NE A1 B1 C1 D1 E1 F1 G1 A2 B2 C2 D2 E2 F2 G2',
  )
  expect(body.map(({ points }) => points)).toEqual([null, 0, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7])
  expect(body.map(({ stage }) => stage)).toEqual([null, null, 1, 1, 2, 2, 3, 3, 3, 1, 1, 2, 2, 3, 3, 3])
  expect(body.map(({ order }) => order)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
  expect(body.every(({ label, help }) => label.length > 1 && help.length > 1)).toBe(true)
})

test('options are those of an existing instrument named in the query', async () => {
  const { db } = vereda.database
  for (const person of [await asCoordinator(db, []), await asSchool(db, [])]) {
    expect((await list(person, { instrument_id: instrument.id })).body).toHaveLength(16)
    expect(await list(person, { instrument_id: 987_654 })).toMatchObject({
      status: 400,
      body: { code: 'instrument_not_found' },
    })
  }
  for (const [query, code] of [
    [{}, 'required'],
    [{ instrument_id: 'abc' }, 'validation_error'],
    [{ instrument_id: 987_654 }, 'instrument_not_found'],
  ] as const) {
    expect(await list(superuser, query)).toMatchObject({
      status: 400,
      body: { code, errors: { instrument_id: [{ code }] } },
    })
  }
  expect((await list(null, { instrument_id: instrument.id })).status).toBe(401)
})

test('a super administrator changes the text of an option in a language, and cached copies are replaced', async () => {
  const id = instrument.options[2]?.id ?? 0
  const spanish = { 'accept-language': 'es' }
  const before = await list(superuser, { instrument_id: instrument.id }, spanish)
  const tag = { ...spanish, 'if-none-match': String(before.headers['etag']) }
  expect((await list(superuser, { instrument_id: instrument.id }, tag)).status).toBe(304)
  const answer = await change(superuser, id, text, { 'if-match': '"v1"' })
  expect(answer).toMatchObject({ status: 200, body: { id, code: 'A', label: text.label, version: 2 } })
  const after = await list(superuser, { instrument_id: instrument.id }, tag)
  expect(after.body[2]).toMatchObject({ label: text.label, help: text.help })
  const english = await list(superuser, { instrument_id: instrument.id }, { 'accept-language': 'en' })
  expect(english.body[2]?.label).not.toBe(text.label)
  expect(await change(superuser, id, text, { 'if-match': '"v1"' })).toMatchObject({
    status: 412,
    body: { code: 'version_conflict', version: 2 },
  })
  const audited = await vereda.database.db
    .selectFrom('audit')
    .select(['deed', 'actor_id', 'new'])
    .where('object_type', '=', 'option')
    .where('object_id', '=', id)
    .execute()
  expect(audited).toEqual([
    { deed: 'option.change', actor_id: superuser.id, new: { es: { label: text.label, help: text.help } } },
  ])
})

test('nobody else changes the text of an option', async () => {
  const { db } = vereda.database
  const id = instrument.options[0]?.id ?? 0
  for (const person of [
    await asAdministrator(db),
    await asRepresentative(db, []),
    await asCoordinator(db, []),
    await asSchool(db, []),
  ]) {
    expect(await change(person, id, text)).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
    })
    expect((await change(person, id, { ...text, language: 'fr' })).body.code).toBe('permission_denied')
  }
  expect((await change(null, id, text)).status).toBe(401)
})

test('invalid texts are refused at their field, and a missing option is 404', async () => {
  const id = instrument.options[0]?.id ?? 0
  for (const [part, field, code] of [
    [{ language: 'fr' }, 'language', 'validation_error'],
    [{ label: '' }, 'label', 'required'],
    [{ label: 'x'.repeat(41) }, 'label', 'max_length'],
    [{ help: 'x'.repeat(301) }, 'help', 'max_length'],
    [{ help: undefined }, 'help', 'required'],
    [{ help: 7 }, 'help', 'validation_error'],
  ] as const) {
    expect(await change(superuser, id, { ...text, ...part })).toMatchObject({
      status: 400,
      body: { code, errors: { [field]: [{ code }] } },
    })
  }
  expect(await change(superuser, 987_654, text)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
