// @both-databases: search, order and pages depend on the collation
import { schoolCalls } from 'contract/places/schools'
import { expect, test } from 'vitest'
import { asCoordinator, asRepresentative, asSchool, type Someone } from '../../given/people.ts'
import { givenPlaces, type Here } from './places.ts'

const here = givenPlaces()

type Listed = { count: number; next: string | null; previous: string | null; results: { name: string }[] }
type Request = Parameters<Here['vereda']['ask']>[2]

const list = async (person: Someone, query: object = {}, headers: Record<string, string> = {}) => {
  const request = { query, headers } as Request
  const answer = await here().vereda.ask(schoolCalls.list, person, request as never)
  expect(answer.status).toBe(200)
  return answer.body as unknown as Listed
}
const namesFor = async (person: Someone, query: object = {}, language = 'en') =>
  (await list(person, query, { 'accept-language': language })).results.map(({ name }) => name)

test('everybody reads only the schools of their areas', async () => {
  const { administrator, representative, coordinator, evaluator, vereda } = here()
  expect(await namesFor(administrator)).toEqual(['Árbol Verde', 'Brisa', 'Ipê Amarelo', 'zorro Azul'])
  expect(await namesFor(representative)).toEqual(['Árbol Verde', 'Brisa', 'zorro Azul'])
  expect(await namesFor(coordinator)).toEqual(['Árbol Verde', 'zorro Azul'])
  expect(await namesFor(evaluator)).toEqual(['Árbol Verde'])
  const { db } = vereda.database
  for (const person of [
    await asRepresentative(db, []),
    await asCoordinator(db, []),
    await asSchool(db, []),
  ]) {
    expect(await list(person)).toMatchObject({ count: 0, results: [] })
  }
})

test('a person of several areas reads the schools of all of them', async () => {
  const { vereda, brazil, ancash, bahia, arbol, ipe } = here()
  const { db } = vereda.database
  expect(await namesFor(await asRepresentative(db, [brazil.id]))).toEqual(['Ipê Amarelo'])
  expect(await namesFor(await asCoordinator(db, [ancash.id, bahia.id]))).toEqual(['Brisa', 'Ipê Amarelo'])
  expect(await namesFor(await asSchool(db, [ipe.id, arbol.id]))).toEqual(['Árbol Verde', 'Ipê Amarelo'])
})

test('the count is that of the whole list, for everybody and every filter, also past the end', async () => {
  const { administrator, representative, coordinator, evaluator } = here()
  for (const [person, query, count] of [
    [administrator, {}, 4],
    [administrator, { country__name: 'peru' }, 3],
    [administrator, { region__name: 'ancash' }, 1],
    [administrator, { country__name: 'Brazil', region__name: 'Cusco' }, 0],
    [administrator, { search: 'verde' }, 1],
    [representative, {}, 3],
    [representative, { country__name: 'Brasil' }, 0],
    [coordinator, {}, 2],
    [coordinator, { region__name: 'Áncash' }, 0],
    [evaluator, {}, 1],
    [evaluator, { region__name: 'Áncash' }, 0],
  ] as const) {
    const page = await list(person, { ...query, page_size: 1 })
    expect(page.count, JSON.stringify(query)).toBe(count)
    expect(page.results).toHaveLength(Math.min(count, 1))
    expect(await list(person, { ...query, page: 99 })).toMatchObject({ count, next: null, results: [] })
  }
})

test('schools are ordered by each field both ways, without regard to case and accents', async () => {
  const { administrator } = here()
  const orders = {
    name: ['Árbol Verde', 'Brisa', 'Ipê Amarelo', 'zorro Azul'],
    students: ['Árbol Verde', 'Ipê Amarelo', 'Brisa', 'zorro Azul'],
    region: ['Brisa', 'Ipê Amarelo', 'Árbol Verde', 'zorro Azul'],
    country: ['Ipê Amarelo', 'Árbol Verde', 'Brisa', 'zorro Azul'],
    updated_at: ['Árbol Verde', 'zorro Azul', 'Brisa', 'Ipê Amarelo'],
  }
  for (const [order, names] of Object.entries(orders)) {
    expect(await namesFor(administrator, { order }), order).toEqual(names)
    expect(await namesFor(administrator, { order: `-${order}` }), order).toEqual(names.toReversed())
    const pages = [1, 2, 3, 4].map((page) => namesFor(administrator, { order, page, page_size: 1 }))
    expect((await Promise.all(pages)).flat(), order).toEqual(names)
  }
})

test('a search finds name and project, in any case and without accents, and takes wildcards literally', async () => {
  const { administrator } = here()
  expect(await namesFor(administrator, { search: 'ARBOL' })).toEqual(['Árbol Verde'])
  expect(await namesFor(administrator, { search: 'manos QUE' })).toEqual(['Árbol Verde'])
  expect(await namesFor(administrator, { search: 'azul', order: 'country' })).toEqual(['zorro Azul'])
  for (const search of ['%%%', '___', '\\\\\\', 'verde manos']) {
    expect(await namesFor(administrator, { search }), search).toEqual([])
  }
})

test('a country can be named in any of the six languages', async () => {
  const { administrator } = here()
  for (const name of ['Brasil', 'BRAZIL', 'ब्राज़ील']) {
    expect(await namesFor(administrator, { country__name: name }), name).toEqual(['Ipê Amarelo'])
  }
  expect(await namesFor(administrator, { country__name: 'Bras' })).toEqual([])
})

test('a list hides counts of disabilities below five, zero too', async () => {
  const { evaluator, administrator } = here()
  for (const person of [evaluator, administrator]) {
    const { results } = await list(person, { search: 'verde' })
    expect(results[0]).toMatchObject({
      students: 100,
      students_with_disabilities: 20,
      students_with_multiple_disabilities: 8,
      students_with_visual_disabilities: 6,
      students_with_deafblindness: null,
      total_staff: 15,
    })
  }
})

test('a row names its region and its country in the requested language', async () => {
  const { administrator, bahia, brazil } = here()
  const { results } = await list(administrator, { search: 'amarelo' }, { 'accept-language': 'es-PE' })
  expect(results[0]).toMatchObject({
    region: { id: bahia.id, name: 'Bahia' },
    country: { id: brazil.id, name: 'Brasil' },
  })
})

test('a summary has id and name, and without pages the list is an array', async () => {
  const { coordinator, arbol, zorro } = here()
  const query = { summary: 'true', paginated: 'false' }
  expect(await list(coordinator, query)).toEqual([
    { id: arbol.id, name: 'Árbol Verde' },
    { id: zorro.id, name: 'zorro Azul' },
  ])
})

test('pages link to their neighbours', async () => {
  const { administrator } = here()
  expect(await list(administrator, { page: 2, page_size: 1, order: '-name' })).toMatchObject({
    count: 4,
    next: '/api/school/?page=3&page_size=1&order=-name',
    previous: '/api/school/?page=1&page_size=1&order=-name',
  })
})

test('an invalid query is refused at its field', async () => {
  const { vereda, administrator } = here()
  for (const [query, field, code] of [
    ['order=secret', 'order', 'invalid_order'],
    ['order=name;drop', 'order', 'invalid_order'],
    ['search=ab', 'search', 'search_too_short'],
    ['search=ab%00c', 'search', 'validation_error'],
    ['page=0', 'page', 'validation_error'],
    ['page_size=101', 'page_size', 'validation_error'],
    ['page=1&page=2', 'page', 'validation_error'],
    ['summary=yes', 'summary', 'validation_error'],
  ] as const) {
    const answer = await vereda.app.inject({
      url: `/api/school/?${query}`,
      headers: { authorization: `Bearer ${administrator.token}` },
    })
    expect(answer.statusCode, query).toBe(400)
    expect(answer.json(), query).toMatchObject({ code, errors: { [field]: [{ code }] } })
  }
})

test('nobody reads schools without signing in', async () => {
  const answer = await here().vereda.ask(schoolCalls.list, null)
  expect(answer).toMatchObject({ status: 401, body: { code: 'not_authenticated' } })
})
