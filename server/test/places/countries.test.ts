import { countryCalls } from 'contract/places/countries'
import { expect, test } from 'vitest'
import { asAdministrator, asCoordinator, asRepresentative, asSchool } from '../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../given/places.ts'
import { givenCountries } from './given-countries.ts'

const { vereda, here } = await givenCountries()

const names = (body: unknown) => (body as { results: { name: string }[] }).results.map(({ name }) => name)

test('an administrator reads countries with their representative and numbers', async () => {
  const { db } = vereda.database
  const chile = await givenCountry(db, 'CL')
  const representative = await asRepresentative(db, [chile.id], { full_name: 'Rosa Quispe' })
  const region = await givenRegion(db, chile.id)
  await givenRegion(db, chile.id)
  await givenSchool(db, region.id)
  const answer = await vereda.ask(countryCalls.list, await asAdministrator(db), {
    query: { search: 'chile' },
  })
  expect(answer.body).toMatchObject({
    count: 1,
    results: [
      {
        id: chile.id,
        name: 'Chile',
        code: 'CL',
        representative: { id: representative.id, name: 'Rosa Quispe' },
        regions: 2,
        schools: 1,
        version: 1,
      },
    ],
  })
})

test('a country is found by its name in any language, without accents, and named in the requested language', async () => {
  const administrator = await asAdministrator(vereda.database.db)
  const found = await vereda.ask(countryCalls.list, administrator, {
    query: { search: 'perú' },
    headers: { 'accept-language': 'hi' },
  })
  expect(names(found.body)).toEqual(['पेरू'])
  const nothing = await vereda.ask(countryCalls.list, administrator, { query: { search: '%%%' } })
  expect(nothing.body).toMatchObject({ count: 0, results: [] })
})

test('countries are in the order of the reader’s language', async () => {
  const { db } = vereda.database
  const administrator = await asAdministrator(db)
  const india = await givenCountry(db, 'IN')
  const ask = (language: string, order: 'name' | '-name' | 'code') =>
    vereda.ask(countryCalls.list, administrator, {
      query: { order },
      headers: { 'accept-language': language },
    })
  const portuguese = names((await ask('pt', 'name')).body)
  expect(portuguese).toEqual(portuguese.toSorted(new Intl.Collator('pt').compare))
  expect(portuguese.indexOf('Índia')).toBeLessThan(portuguese.indexOf('Peru'))
  expect(names((await ask('pt', '-name')).body)).toEqual(portuguese.toReversed())
  const byCode = (await ask('en', 'code')).body as unknown as { results: { code: string }[] }
  expect(byCode.results.map(({ code }) => code)).toEqual(byCode.results.map(({ code }) => code).toSorted())
  expect(india.name).toBe('India')
})

test('an unchanged list of countries is not sent again', async () => {
  const administrator = await asAdministrator(vereda.database.db)
  const first = await vereda.ask(countryCalls.list, administrator)
  const headers = { 'if-none-match': String(first.headers['etag']) }
  expect((await vereda.ask(countryCalls.list, administrator, { headers })).status).toBe(304)
  await givenCountry(vereda.database.db, 'UY')
  expect((await vereda.ask(countryCalls.list, administrator, { headers })).status).toBe(200)
})

test('a representative reads the own country, a coordinator and a school only its name', async () => {
  const { db } = vereda.database
  const { peru, region, school } = here
  const single = { id: peru.id, name: 'Peru', code: null, representative: null, regions: null, schools: null }
  const request = async (person: Awaited<ReturnType<typeof asSchool>>) =>
    (await vereda.ask(countryCalls.list, person, { query: { paginated: 'false' } }))
      .body as unknown as object[]
  expect(await request(await asRepresentative(db, [peru.id]))).toMatchObject([
    { code: 'PE', regions: 2, schools: 1 },
  ])
  for (const person of [await asCoordinator(db, [region.id]), await asSchool(db, [school.id])]) {
    expect(await request(person)).toEqual([{ ...single, version: null, updated_at: null }])
  }
  expect(await request(await asRepresentative(db, []))).toEqual([])
  expect(await request(await asSchool(db, []))).toEqual([])
})

test('pages of countries, their summaries, and a page past the end', async () => {
  const administrator = await asAdministrator(vereda.database.db)
  const page = (query: object) => vereda.ask(countryCalls.list, administrator, { query })
  const first = (await page({ page_size: 2 })).body as { count: number; next: string; results: unknown[] }
  expect(first.results).toHaveLength(2)
  expect(first.next).toBe('/api/country/?page_size=2&page=2')
  const past = await page({ page: 99 })
  expect(past.body).toMatchObject({ count: first.count, next: null, results: [] })
  const summary = (await page({ summary: 'true', search: 'peru' })).body
  expect(summary).toMatchObject({ results: [{ id: here.peru.id, name: 'Peru' }] })
  expect(Object.keys((summary as { results: object[] }).results[0] ?? {})).toEqual(['id', 'name'])
})
