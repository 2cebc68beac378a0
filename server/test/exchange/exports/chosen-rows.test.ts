import type { School } from 'contract/places/schools'
import { schoolCalls } from 'contract/places/schools'
import type { Page } from 'contract/platform/shapes'
import { afterAll, expect, test } from 'vitest'
import { parse } from '../../../src/exchange/spreadsheets/parse.ts'
import type { Someone } from '../../given/people.ts'
import { givenPlaces } from '../../places/schools/places.ts'
import { working } from '../../platform/working.ts'

const here = givenPlaces()
afterAll(() => here().vereda.close())
const { exported, made } = working(() => here().vereda)

const limits = { rows: 1000, columns: 100, characters: 100_000 }

const namesIn = async (bytes: Buffer): Promise<unknown[]> => {
  const names: unknown[] = []
  for await (const { cells } of parse(new Uint8Array(bytes), 'csv', limits)) names.push(cells[0])
  return names.slice(1)
}

const all = async (): Promise<School[]> => {
  const { vereda, administrator } = here()
  return ((await vereda.ask(schoolCalls.list, administrator)).body as unknown as Page<School>).results
}

const namesOf = async (person: Someone, query: string, rows: number[]) =>
  namesIn((await made(person, { subject: 'list', query, format: 'csv', columns: ['name'], rows })).bytes)

test('only chosen rows are in the file, in the order of the list', async () => {
  const schools = await all()
  const wanted = schools.filter((_, place) => place % 2 === 0)
  expect(wanted.length).toBeGreaterThan(1)
  const ids = wanted.map(({ id }) => id).reverse()
  expect(await namesOf(here().administrator, '/api/school/', ids)).toEqual(wanted.map(({ name }) => name))
  expect(await namesOf(here().administrator, '/api/school/?order=-name', ids)).toEqual(
    wanted.map(({ name }) => name).reverse(),
  )
})

test('rows out of scope or outside the filters are not in the file, chosen or not', async () => {
  const schools = await all()
  const ids = schools.map(({ id }) => id)
  const own = schools.filter(({ region }) => region.name === 'Cusco').map(({ name }) => name)
  expect(own.length).toBeLessThan(schools.length)
  expect(await namesOf(here().coordinator, '/api/school/', ids)).toEqual(own)
  expect(await namesOf(here().administrator, '/api/school/?search=brisa', ids)).toEqual(['Brisa'])
})

test('rows can be chosen only in lists, and only as many as by hand', async () => {
  const { administrator } = here()
  const list = { subject: 'list', query: '/api/school/', format: 'csv' }
  for (const body of [
    { subject: 'statistics', query: '/api/statistics/?model=region', format: 'csv', rows: [1] },
    { ...list, rows: Array.from({ length: 201 }, (_, place) => place + 1) },
    { ...list, rows: [] },
  ]) {
    const { status, body: message } = await exported(administrator, body)
    expect([status, message.errors]).toMatchObject([400, { rows: [{ code: expect.any(String) }] }])
  }
})
