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
import { givenCountry, givenInstrument, givenRegion, givenSchool } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let first: Awaited<ReturnType<typeof givenInstrument>>
let people: Record<'superuser' | 'administrator' | 'representative' | 'coordinator' | 'evaluator', Someone>
let school: Awaited<ReturnType<typeof givenSchool>>

beforeAll(async () => {
  vereda = await givenVereda()
  const { db } = vereda.database
  first = await givenInstrument(db)
  const country = await givenCountry(db)
  const region = await givenRegion(db, country.id)
  school = await givenSchool(db, region.id)
  people = {
    superuser: await asSuperuser(db),
    administrator: await asAdministrator(db),
    representative: await asRepresentative(db, [country.id]),
    coordinator: await asCoordinator(db, [region.id]),
    evaluator: await asSchool(db, [school.id]),
  }
})

const read = (person: Someone | null, id: number) =>
  vereda.ask(instrumentCalls.read, person, { parameters: { id } })
const categories = (person: Someone | null, id: number, query = {}, headers = {}) =>
  vereda.ask(instrumentCalls.categories, person, { parameters: { id }, query, headers })

test('everybody who is signed in reads the instrument: seven domains of outcomes and indicators', async () => {
  for (const person of Object.values(people)) {
    expect(await read(person, first.id)).toMatchObject({
      status: 200,
      body: { id: first.id, edition: 1, replaces: null, enabled: true, categories: 7, indicators: 66 },
    })
    const { body } = await categories(person, first.id)
    expect(body.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
  }
  expect(await read(null, first.id)).toMatchObject({ status: 401 })
  expect(await categories(null, first.id)).toMatchObject({ status: 401 })
})

test('the text of an indicator is complete, in order, and has the reason for "not applicable"', async () => {
  const { body } = await categories(people.evaluator, first.id)
  const indicators = body.flatMap(({ outcomes }) => outcomes?.flatMap((outcome) => outcome.indicators) ?? [])
  expect(indicators.map(({ code }) => code)).toEqual(first.indicators.map(({ code }) => code))
  expect(indicators.map(({ id }) => id)).toEqual(first.indicators.map(({ id }) => id))
  for (const indicator of indicators) {
    const { na_reason, principal, scale, look_for, id: _, ...texts } = indicator
    expect(Object.entries(texts).filter(([, text]) => text === '')).toEqual([])
    expect([1, 2]).toContain(scale)
    expect(typeof principal).toBe('boolean')
    expect(look_for.length).toBeGreaterThan(1)
    expect(na_reason !== null).toBe(first.indicators.find(({ id }) => id === indicator.id)?.na_allowed)
  }
})

test('the outline names the domains, and their indicators by code and short name, without the texts', async () => {
  const whole = await categories(people.evaluator, first.id)
  const { status, body } = await vereda.ask(instrumentCalls.outline, people.evaluator, {
    parameters: { id: first.id },
  })
  expect(status).toBe(200)
  expect(body).toEqual(
    whole.body.map(({ id, number, name, outcomes = [] }) => ({
      id,
      number,
      name,
      indicators: outcomes.flatMap(({ indicators }) =>
        indicators.map(({ id: indicator, code, short }) => ({ id: indicator, code, short })),
      ),
    })),
  )
})

test('the short answer leaves out the outcomes', async () => {
  const { body } = await categories(people.evaluator, first.id, { short: 'true' })
  expect(body).toHaveLength(7)
  for (const category of body) {
    expect(Object.keys(category).toSorted()).toEqual(['description', 'id', 'name', 'number'])
  }
})

test('unchanged text is not sent again; a changed text is sent at once', async () => {
  const before = await categories(people.evaluator, first.id)
  const headers = { 'if-none-match': String(before.headers['etag']) }
  expect(before.headers['cache-control']).toBe('private, no-cache')
  expect((await categories(people.coordinator, first.id, {}, headers)).status).toBe(304)
  const { db } = vereda.database
  await db
    .updateTable('categories')
    .set({ texts: JSON.stringify({ en: { name: 'Changed by another server', description: '…' } }) })
    .where('id', '=', first.categories[0]?.id ?? 0)
    .execute()
  await db.updateTable('instruments').set({ version: 40 }).where('id', '=', first.id).execute()
  const after = await categories(people.coordinator, first.id, {}, headers)
  expect(after).toMatchObject({
    status: 200,
    body: [{ name: 'Changed by another server' }, {}, {}, {}, {}, {}, {}],
  })
})

test('translated text is answered in the requested language, and English for the rest', async () => {
  const { db } = vereda.database
  const { id } = await givenInstrument(db, 50)
  const row = await db
    .selectFrom('instruments')
    .select('texts')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const texts = { en: row.texts['en'], vi: { name: 'Đánh giá' } }
  await db
    .updateTable('instruments')
    .set({ texts: JSON.stringify(texts) })
    .where('id', '=', id)
    .execute()
  const ask = (language: string) =>
    vereda.ask(instrumentCalls.read, people.evaluator, {
      parameters: { id },
      headers: { 'accept-language': language },
    })
  const vietnamese = (await ask('vi')).body
  expect(vietnamese).toMatchObject({ name: 'Đánh giá', description: row.texts['en']?.['description'] })
  expect(vietnamese.languages).toContain('vi')
  expect((await ask('hi')).body.name).toBe(row.texts['en']?.['name'])
})
