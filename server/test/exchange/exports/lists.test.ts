import { listFields } from 'contract/exchange/list-fields'
import { languageCodes } from 'contract/platform/languages'
import { afterAll, expect, test } from 'vitest'
import { lists } from '../../../src/exchange/exports/lists/columns.ts'
import { parse } from '../../../src/exchange/spreadsheets/parse.ts'
import { statisticsTexts } from '../../../src/exchange/spreadsheets/texts.ts'
import type { SheetFormat } from '../../../src/exchange/spreadsheets/write-sheet.ts'
import type { Someone } from '../../given/people.ts'
import { givenSchool } from '../../given/places.ts'
import { givenPlaces } from '../../places/schools/places.ts'
import { working } from '../../platform/working.ts'

const here = givenPlaces()
afterAll(() => here().vereda.close())
const { exported, fileOf, download, ended, lookAt: examine, made } = working(() => here().vereda)

const rowsIn = async (bytes: Buffer, format: SheetFormat = 'csv') => {
  const rows: unknown[][] = []
  const limits = { rows: 100_000, columns: 100, characters: 100_000 }
  for await (const { cells } of parse(new Uint8Array(bytes), format, limits)) rows.push(cells)
  return rows
}

test('the list of schools is exported as shown: filtered, ordered, in scope, small counts hidden', async () => {
  const { representative, coordinator } = here()
  const { bytes, headers, job } = await fileOf(
    representative,
    '/api/school/?region__name=cusco&order=-name&page=2',
  )
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('attachment; filename=Schools.csv'),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-length': String(bytes.length),
  })
  expect(job.answer).toMatchObject({ rows: 2, name: 'Schools.csv', size: bytes.length })
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [headings, ...rows] = await rowsIn(bytes)
  expect(headings?.slice(0, 4)).toEqual(['Number', 'Name', 'Region', 'Country'])
  expect(rows.map((row) => row[1])).toEqual(['zorro Azul', 'Árbol Verde'])
  const deafblind = headings?.indexOf('With deafblindness') ?? 0
  expect(rows[0]?.[deafblind]).toBe('fewer than 5')
  const own = await rowsIn((await fileOf(coordinator, '/api/school')).bytes)
  expect(own.slice(1).map((row) => row[1])).toEqual(['Árbol Verde', 'zorro Azul'])
})

test('headings, names and labels are in the reader’s language, in a workbook too', async () => {
  const { administrator } = here()
  const { bytes } = await fileOf(administrator, '/api/school/?search=brisa', 'xlsx', 'es')
  const [headings, row] = await rowsIn(bytes, 'xlsx')
  expect(headings?.slice(0, 6)).toEqual([
    'Número',
    'Nombre',
    'Región',
    'País',
    'Nombre del proyecto',
    'Gestión',
  ])
  expect(row?.slice(1, 8)).toEqual([
    'Brisa',
    'Áncash',
    'Perú',
    null,
    'Pública',
    'Escuela regular',
    'Primaria',
  ])
  expect(row?.[8]).toBe(200)
})

test('a list that may hide small counts says in each row for whom, in every language and format', async () => {
  const { administrator, coordinator, evaluator } = here()
  const lastOf = async (as: Someone, format: SheetFormat, language: string) => {
    const { bytes } = await fileOf(as, '/api/school/', format, language)
    const [headings, ...rows] = await rowsIn(bytes, format)
    expect(rows.length).toBeGreaterThan(0)
    return [headings?.at(-1), ...new Set(rows.map((row) => row.at(-1)))]
  }
  expect(await lastOf(coordinator, 'csv', 'en')).toEqual([
    'For whom',
    'For administrators, the country representative and the coordinators of the region. Do not pass it on to others.',
  ])
  for (const language of languageCodes)
    for (const as of [administrator, evaluator]) {
      const { headings, audience } = statisticsTexts(language)
      expect(await lastOf(as, 'xlsx', language)).toEqual([headings.audience, audience[as.role]])
    }
  const { bytes } = await made(administrator, {
    subject: 'list',
    query: '/api/school/',
    columns: ['id', 'name'],
    format: 'csv',
  })
  expect((await rowsIn(bytes))[0]).toEqual(['Number', 'Name'])
})

test('people, evaluations, regions and countries are exported too', async () => {
  const { administrator, coordinator } = here()
  const people = await rowsIn((await fileOf(administrator, '/api/user_information/?role=2')).bytes)
  expect(people.slice(1).map((row) => [row[1], row[6], row[7]])).toEqual([
    [coordinator.username, 'Regional coordinator', 'Cusco'],
  ])
  const regions = await rowsIn((await fileOf(administrator, '/api/region/?country__name=Brasil')).bytes)
  expect(regions.slice(1).map((row) => row.slice(1, 4))).toEqual([['Bahia', 'Brazil', '1']])
  const countries = await rowsIn((await fileOf(administrator, '/api/country/?search=peru')).bytes)
  expect(countries.slice(1).map((row) => row[1])).toEqual(['Peru'])
  expect(await rowsIn((await fileOf(administrator, '/api/evaluation/')).bytes)).toHaveLength(1)
})

test('text that looks like a formula is escaped', async () => {
  const { administrator, ancash, vereda } = here()
  const evil = '=HYPERLINK("http://evil.example","x")'
  await givenSchool(vereda.database.db, ancash.id, { name: evil, project_name: '@SUM(A1)' })
  const { bytes } = await fileOf(administrator, '/api/school/?search=hyperlink')
  expect(bytes.toString()).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`)
  expect(bytes.toString()).toContain(`'@SUM(A1)`)
  expect((await rowsIn(bytes))[1]?.[1]).toBe(evil)
})

test('an exported list is an import that changes nothing', async () => {
  const { administrator } = here()
  for (const [format, language] of [
    ['csv', 'hi'],
    ['xlsx', 'vi'],
  ] as const) {
    const { bytes } = await fileOf(administrator, '/api/school/', format, language)
    const answer = await examine(administrator, 'schools', bytes, `schools.${format}`)
    expect(answer).toMatchObject({ created: 0, changed: 0, refused: 0 })
    expect(answer.same).toBeGreaterThan(3)
  }
})

test('only chosen columns are in the file, in the order of the list', async () => {
  const { administrator } = here()
  const columns = ['students', 'name']
  const started = await exported(administrator, {
    subject: 'list',
    query: '/api/school/?search=brisa',
    format: 'csv',
    columns,
  })
  await ended(administrator, started.body.id)
  const { bytes } = await download(administrator, started.body.id)
  expect(await rowsIn(bytes)).toEqual([
    ['Name', 'Learners'],
    ['Brisa', '200'],
  ])
})

test('each list has the columns that the contract names', () => {
  const made = Object.entries(lists).map(([path, { columns }]) => [path, columns.map(({ field }) => field)])
  expect(Object.fromEntries(made)).toEqual(listFields)
})
