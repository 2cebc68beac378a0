import { findingCalls } from 'contract/insight/statistics/findings'
import { statisticsCalls } from 'contract/insight/statistics/statistics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from '../../../src/exchange/spreadsheets/parse.ts'
import type { SheetFormat } from '../../../src/exchange/spreadsheets/write-sheet.ts'
import { message } from '../../../src/platform/messages.ts'
import type { Someone } from '../../given/people.ts'
import { givenWorld } from '../../insight/statistics/given-world.ts'
import { working } from '../../platform/working.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let world: Awaited<ReturnType<typeof givenWorld>>
beforeAll(async () => {
  vereda = await givenVereda()
  world = await givenWorld(vereda, 7)
})
afterAll(() => vereda.close())
const { exported, ended, download } = working(() => vereda)

const fileOf = async (person: Someone, query: string, format: SheetFormat = 'csv', language = 'en') => {
  const { status, body } = await exported(person, { subject: 'statistics', query, format, language })
  expect(status).toBe(202)
  const job = await ended(person, body.id)
  expect(job.status).toBe('done')
  const { bytes } = await download(person, body.id)
  const rows: unknown[][] = []
  const limits = { rows: 100_000, columns: 100, characters: 100_000 }
  for await (const { cells } of parse(new Uint8Array(bytes), format, limits)) rows.push(cells)
  return { job, rows }
}

const shown = (value: number | null): string => (value === null ? 'not shown' : String(value))

test('learners have the numbers and gaps of the screen, one figure a row', async () => {
  const { administrator } = world
  const query = { type: 'learners', model: 'region' } as const
  const { body } = await vereda.ask(statisticsCalls.schools, administrator, { query })
  expect(body.suppressed).toBeGreaterThan(0)
  const { rows, job } = await fileOf(administrator, '/api/statistics/schools?type=learners&model=region')
  const [headings, ...figures] = rows
  const known = ['Figure', 'Place', 'Schools', 'Domain', 'What is counted', 'Value', 'Filters', 'For whom']
  expect(headings).toEqual(known)
  expect(new Set(figures.map((row) => row[7]))).toEqual(
    new Set(['For administrators. Do not pass it on to others.']),
  )
  const expected = body.rows.flatMap(({ place, values }) =>
    Object.values(values as Record<string, number | null>).map((value) => [place.name, shown(value)]),
  )
  expect(figures.map((row) => [row[1], String(row[5])])).toEqual(expected)
  expect(job.answer).toMatchObject({ rows: expected.length, name: 'Statistics - All places.csv' })
})

test('all figures of the filters are in one file, in the reader’s language, with the filters', async () => {
  const { administrator } = world
  const { rows } = await fileOf(
    administrator,
    '/api/statistics/?model=country&management=public&evaluation_line__evaluation_type=base&up_to_year=2024',
    'xlsx',
    'es',
  )
  const [headings, ...figures] = rows
  expect(headings?.[0]).toBe('Cifra')
  expect(new Set(figures.map((row) => row[0])).size).toBe(16)
  expect(new Set(figures.map((row) => row[6]))).toEqual(
    new Set(['Hasta el año: 2024; Línea de base; Pública']),
  )
  expect(new Set(figures.map((row) => row[7]))).toEqual(
    new Set(['Para administración. No lo comparta con otras personas.']),
  )
  const query = { type: 'domains', model: 'country', management: 'public' } as const
  const { body } = await vereda.ask(statisticsCalls.evaluations, administrator, {
    query: { ...query, evaluation_line__evaluation_type: 'base', up_to_year: 2024 },
    headers: { 'accept-language': 'es' },
  })
  const means = figures.filter((row) => row[0] === 'Resultados por dominio' && row[4] === 'Promedio (%)')
  expect(means).toHaveLength(body.rows.length * 7)
  for (const { place, values } of body.rows) {
    const { mean } = (values as Record<number, { mean: number | null }>)[3] ?? { mean: null }
    const row = means.find((each) => each[1] === place.name && Number(each[3]) === 3)
    if (mean === null) expect(row?.[5]).toBe('no se muestra')
    else expect(Number(row?.[5])).toBeCloseTo(mean, 1)
  }
})

test('a file names each statistic like its card on the page and its section in the document', async () => {
  const { administrator } = world
  for (const model of ['country', 'region', 'school'] as const) {
    const { rows } = await fileOf(administrator, `/api/statistics/?model=${model}`)
    const names = new Set(rows.slice(1).map((row) => row[0]))
    const cards = ['stages', 'domains', 'lines', 'priorities', 'plans', `statusBy.${model}`] as const
    for (const card of cards) expect(names).toContain(message('en', `statistics.${card}`))
  }
})

test('a coordinator gets figures of the own regions only; a school is refused', async () => {
  const { coordinator, teacher } = world
  const { body } = await vereda.ask(statisticsCalls.schools, coordinator, {
    query: { type: 'count', model: 'region' },
  })
  const { rows } = await fileOf(coordinator, '/api/statistics/schools?type=count&model=region')
  expect(new Set(rows.slice(1).map((row) => row[1]))).toEqual(
    new Set(body.rows.map(({ place }) => place.name)),
  )
  const refused = await exported(teacher, {
    subject: 'statistics',
    query: '/api/statistics/schools?type=count&model=region',
    format: 'csv',
  })
  expect(refused).toMatchObject({ status: 403, body: { code: 'permission_denied' } })
})

test("a file is named after the requested place, or after the person's own", async () => {
  const { representative, coordinator } = world
  const nameOf = async (person: Someone, query: string) => (await fileOf(person, query)).job.answer
  const own = '/api/statistics/schools?type=count&model=region'
  expect(await nameOf(representative, own)).toMatchObject({ name: 'Statistics - Peru.csv' })
  expect(await nameOf(coordinator, own)).toMatchObject({ name: 'Statistics - Región 3 and Región 4.csv' })
  const chosen = await nameOf(representative, `${own}&region__name=region%204`)
  expect(chosen).toMatchObject({ name: 'Statistics - region 4.csv' })
})

test('an unknown statistic is refused at its field', async () => {
  const { administrator } = world
  const ask = async (query?: string, format = 'csv') => {
    const { status, body } = await exported(administrator, { subject: 'statistics', query, format })
    return [status, body.code, Object.keys(body.errors ?? {})]
  }
  expect(await ask(undefined)).toEqual([400, 'required', ['query']])
  expect(await ask('/api/school/')).toEqual([400, 'validation_error', ['query']])
  expect((await ask('/api/statistics/schools?type=domains&model=region'))[0]).toBe(400)
  expect((await ask('/api/statistics/schools?type=count&model=planet'))[0]).toBe(400)
  expect(await ask('/api/statistics/?model=country', 'zip')).toEqual([400, 'invalid_format', ['format']])
})

test('the mean of each place and the row of the country are in the file, as on the page', async () => {
  const { representative } = world
  const { rows } = await fileOf(representative, '/api/statistics/?model=region')
  const meansOf = async (model: 'region' | 'country') =>
    (await vereda.ask(findingCalls.means, representative, { query: { model } })).body.rows
  const expected = [...(await meansOf('region')), ...(await meansOf('country'))]
  expect(expected.at(-1)?.place.name).toBe('Peru')
  const meanOf = ({ schools, mean }: (typeof expected)[number]) =>
    mean === null ? (schools === 0 ? '' : 'not shown') : String(Math.round(mean))
  expect(rows.filter((row) => row[0] === 'Mean of each region').map((row) => [row[1], row[5] ?? ''])).toEqual(
    expected.map((row) => [row.place.name, meanOf(row)]),
  )
  const ofPeru = (statistic: string) => rows.filter((row) => row[0] === statistic && row[1] === 'Peru')
  const { body: learners } = await vereda.ask(statisticsCalls.schools, representative, {
    query: { type: 'learners', model: 'country' },
  })
  expect(ofPeru('Learners').map((row) => String(row[5]))).toEqual(
    Object.values((learners.rows[0]?.values ?? {}) as Record<string, number | null>).map(shown),
  )
  expect(ofPeru('Results by domain')).toHaveLength(21)
})

test('the findings of the page come first in the file, with the numbers and gaps of the screen', async () => {
  const { representative } = world
  const { rows } = await fileOf(representative, '/api/statistics/?model=region&country__name=Peru')
  const { body: weak } = await vereda.ask(findingCalls.weakPoints, representative, {})
  const { body: trend } = await vereda.ask(findingCalls.trend, representative, {})
  expect(weak.indicators.length).toBeGreaterThan(0)
  const found = rows.filter((row) => row[0] === 'Weak points')
  expect(found.map((row) => [row[1], row[4], String(row[5])])).toEqual(
    weak.indicators.flatMap(({ code, short, schools, learners }) => [
      ['Peru', `${code} ${short}: Schools`, String(schools)],
      ['Peru', `${code} ${short}: Learners with disabilities`, String(learners.people ?? 'fewer than 5')],
      ['Peru', `${code} ${short}: Schools not added (fewer than 5 learners)`, String(learners.hidden)],
    ]),
  )
  const means = trend.years.flatMap(({ year, all, stayed }) =>
    [[`All schools, ${year}`, all] as const, [`Schools that stayed, ${year}`, stayed] as const].filter(
      ([, { schools }]) => schools > 0,
    ),
  )
  expect(rows.filter((row) => row[0] === 'Mean by year').map((row) => [row[4], String(row[5])])).toEqual(
    means.map(([name, { mean }]) => [name, shown(mean === null ? null : Math.round(mean))]),
  )
})
