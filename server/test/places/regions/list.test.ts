import { regionCalls } from 'contract/places/regions'
import { beforeAll, expect, test } from 'vitest'
import { asCoordinator, asRepresentative, asSchool, type Someone } from '../../given/people.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { givenPlaces } from './places.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenPlaces>>
beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenPlaces(vereda)
})

type Listed = { count: number; results: { name: string }[] }

const list = async (person: Someone, query: object = {}, language = 'en') => {
  const answer = await vereda.ask(regionCalls.list, person, {
    query,
    headers: { 'accept-language': language },
  })
  expect(answer.status).toBe(200)
  return answer.body as unknown as Listed
}
const namesFor = async (person: Someone, query: object = {}, language = 'en') =>
  (await list(person, query, language)).results.map(({ name }) => name)
test('everybody reads the regions of their areas; a school reads the name of its own', async () => {
  const { administrator, representative, coordinator, evaluator, cusco, peru } = here
  expect(await namesFor(administrator)).toEqual(['Áncash', 'Bihar', 'cusco'])
  expect(await namesFor(representative)).toEqual(['Áncash', 'cusco'])
  expect(await namesFor(coordinator)).toEqual(['cusco'])
  const own = { id: cusco.id, name: 'cusco', country: { id: peru.id, name: 'Peru' } }
  expect((await list(coordinator)).results[0]).toMatchObject({ ...own, schools: 2, version: 1 })
  expect((await list(evaluator)).results).toMatchObject([{ ...own, schools: null }])
  const { db } = vereda.database
  for (const person of [
    await asRepresentative(db, []),
    await asCoordinator(db, []),
    await asSchool(db, []),
  ]) {
    expect(await list(person)).toMatchObject({ count: 0, results: [] })
  }
})

test('regions are ordered by name or by the country’s name in the language asked for', async () => {
  const { administrator } = here
  expect(await namesFor(administrator, { order: '-name' })).toEqual(['cusco', 'Bihar', 'Áncash'])
  expect(await namesFor(administrator, { order: 'country' }, 'en')).toEqual(['Bihar', 'Áncash', 'cusco'])
  expect(await namesFor(administrator, { order: '-country' }, 'en')).toEqual(['cusco', 'Áncash', 'Bihar'])
  // in Hindi Peru (पेरू) stands before India (भारत)
  expect(await namesFor(administrator, { order: 'country' }, 'hi')).toEqual(['Áncash', 'cusco', 'Bihar'])
})

test('regions are searched by name and filtered by country, and counted past the end', async () => {
  const { administrator, representative } = here
  expect(await namesFor(administrator, { search: 'ANCASH' })).toEqual(['Áncash'])
  expect(await namesFor(administrator, { search: '___' })).toEqual([])
  expect(await namesFor(administrator, { country__name: 'ÍNDIA' })).toEqual(['Bihar'])
  expect(await namesFor(representative, { country__name: 'India' })).toEqual([])
  expect(await list(administrator, { page: 9 })).toMatchObject({ count: 3, results: [] })
  expect(await list(administrator, { page_size: 1 })).toMatchObject({
    count: 3,
    next: '/api/region/?page_size=1&page=2',
  })
  expect(await list(administrator, { summary: 'true', paginated: 'false' })).toEqual([
    { id: here.ancash.id, name: 'Áncash' },
    { id: here.bihar.id, name: 'Bihar' },
    { id: here.cusco.id, name: 'cusco' },
  ])
})

test('an invalid query is refused at its field', async () => {
  for (const [query, field, code] of [
    [{ order: 'schools' }, 'order', 'invalid_order'],
    [{ search: 'ab' }, 'search', 'search_too_short'],
    [{ page: '1e9' }, 'page', 'validation_error'],
  ] as const) {
    const answer = await vereda.ask(regionCalls.list, here.administrator, { query: query as object })
    expect(answer).toMatchObject({ status: 400, body: { code, errors: { [field]: [{ code }] } } })
  }
})
