import {
  evaluationStatistics,
  type StatisticModel,
  type Statistics,
  type StatisticsFilters,
  statisticModels,
  statisticsCalls,
} from 'contract/insight/statistics/statistics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countsIn, type Reckoned, reckonLines } from '../../evaluation/summaries/reckoned.ts'
import type { Someone } from '../../given/people.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { givenWorld, type World } from './given-world.ts'
import { last, plainly } from './lines-plainly.ts'

let vereda: Vereda
let world: World
let lines: Reckoned[]
beforeAll(async () => {
  vereda = await givenVereda()
  world = await givenWorld(vereda, 20_261_121)
  lines = await reckonLines(vereda.database.db)
})
afterAll(() => vereda.close())

type Request = Partial<StatisticsFilters> & { type: string }
const ask = (as: Someone | null, query: object) =>
  vereda.ask(statisticsCalls.evaluations, as, { query: query as never })

const reaching = (): [Someone, (line: Reckoned) => boolean][] => [
  [world.administrator, () => true],
  [world.representative, (line) => line.country === world.peru.country],
  [world.coordinator, (line) => world.peru.regions.slice(2).includes(line.region)],
  [world.lonely, (line) => line.region === world.peru.regions[0]],
  [world.newcomer, () => false],
]

const filters = (): [Partial<StatisticsFilters>, (line: Reckoned) => boolean][] => [
  [{}, () => true],
  [{ year: 2024 }, (line) => line.year === 2024],
  [{ up_to_year: 2023 }, (line) => line.year <= 2023],
  [{ up_to_year: 2024 }, (line) => line.year <= 2024],
  [{ evaluation_line__evaluation_type: 'base' }, (line) => line.kind === 1],
  [{ evaluation_line__evaluation_type: 'second' }, (line) => line.kind === 2],
  [{ instrument: world.instruments[0].id }, (line) => line.instrument === world.instruments[0].id],
  [{ country__name: 'PERU' }, (line) => line.country === world.peru.country],
  [{ region__name: 'region 4' }, (line) => line.region === world.peru.regions[3]],
  [{ management: 'private' }, (line) => line.management === 'private'],
  [
    { evaluation_line__evaluation_type: 'second', up_to_year: 2024 },
    (line) => line.kind === 2 && line.year <= 2024,
  ],
  [
    { instrument: world.instruments[0].id, up_to_year: 2025 },
    (line) => line.instrument === world.instruments[0].id && line.year <= 2025,
  ],
  [{ year: 2024, up_to_year: 2025 }, (line) => line.year === 2024],
  [{ year: 2025, up_to_year: 2024 }, () => false],
  [
    { type_of_school: 'special', year: 2023 },
    (line) => line.type_of_school === 'special' && line.year === 2023,
  ],
]

const keyOf = { country: 'country', region: 'region', school: 'school' } as const

/** Each value is as reckoned, or hidden; as many are hidden as the answer says. */
const expectCounts = (
  answer: Statistics,
  model: StatisticModel,
  type: string,
  counted: Reckoned[],
  kind: number,
) => {
  const places = [...new Set(counted.map((line) => line[keyOf[model]]))]
  expect(answer.rows).toHaveLength(places.length)
  expect(new Set(answer.rows.map((row) => row.place.id))).toEqual(new Set(places))
  expect(answer.total).toBe(counted.length)
  let hidden = 0
  const compare = (value: unknown, expected: unknown, where: string, few: boolean): void => {
    if (typeof expected === 'object' && expected !== null) {
      for (const [name, part] of Object.entries(expected))
        compare((value as Record<string, unknown>)[name], part, `${where} ${name}`, few)
    } else if (value === null && expected !== null) hidden += 1
    else if (expected === null) expect(value, where).toBeNull()
    else {
      expect(value, where).toBeCloseTo(expected as number, 8)
      if (model !== 'school' && few && !where.includes('goals') && type !== 'status' && type !== 'plans')
        throw new Error(`${where} is shown of two schools`)
    }
  }
  for (const row of answer.rows) {
    const own = counted.filter((line) => line[keyOf[model]] === row.place.id)
    expect(row.schools).toBe(new Set(own.map((line) => line.school)).size)
    compare(
      row.values,
      plainly(type, own, lines, kind),
      `${type} ${model} ${row.place.name}`,
      row.schools === 2,
    )
  }
  expect(answer.suppressed).toBe(hidden)
  if (model === 'school') expect(hidden).toBe(0)
  return hidden
}

test.each(
  evaluationStatistics
    .filter((type) => type !== 'progress')
    .flatMap((type) => statisticModels.map((model) => [type, model] as const)),
)('%s by %s equals what its lines say, for everybody and every filter', async (type, model) => {
  let rows = 0
  for (const [person, reaches] of reaching()) {
    for (const [query, fits] of filters()) {
      const request: Request = { type, model, ...query }
      const { status, body } = await ask(person, request)
      expect(status).toBe(200)
      expect(body).toMatchObject({ type, model })
      const kinds = { base: 1, second: 2, third: 3 }
      const kind = kinds[query.evaluation_line__evaluation_type ?? 'third']
      const fitting = lines.filter(
        (line) =>
          reaches(line) && fits(line) && (type !== 'lines' || (line.kind === kind && line.points !== null)),
      )
      const counted =
        type === 'status' ? last(fitting, 'evaluation') : last(fitting.filter(countsIn), 'school')
      expectCounts(body, model, type, counted, kind)
      rows += body.rows.length
    }
  }
  expect(rows).toBeGreaterThan(10)
})

test('progress counts answers and cells of the latest line of each evaluation', async () => {
  const { body } = await ask(world.administrator, { type: 'progress', model: 'country' })
  const stored = await vereda.database.db
    .selectFrom('line_summaries')
    .select(['line_id', 'cells_complete'])
    .execute()
  const latest = last(lines, 'evaluation')
  for (const row of body.rows) {
    const own = latest.filter((line) => line.country === row.place.id)
    const cells = own.map(({ line }) => stored.find((each) => each.line_id === line)?.cells_complete ?? 0)
    expect(row.values).toEqual({
      answered: own.reduce((sum, line) => sum + line.answered, 0),
      indicators: own.length * 23,
      cells_complete: cells.reduce((sum, each) => sum + each, 0),
      cells: own.length * 21,
    })
  }
  expect(body.rows.map((row) => row.place.name)).toEqual(['Brazil', 'Peru'])
})

test('averages need three schools, the lowest and the highest five; one school that may be opened is shown', async () => {
  const { body } = await ask(world.administrator, { type: 'domains', model: 'region' })
  type Domain = { mean: number | null; minimum: number | null; maximum: number | null }
  const first = (row: Statistics['rows'][number]) => (row.values as Record<string, Domain>)['2'] as Domain
  for (const row of body.rows) {
    if (row.schools === 1) expect(first(row).mean).toBe(first(row).maximum)
    else if (row.schools < 3) expect(first(row)).toEqual({ mean: null, minimum: null, maximum: null })
    else if (row.schools < 5) expect(first(row)).toMatchObject({ minimum: null, maximum: null })
  }
  expect(body.suppressed).toBeGreaterThan(0)
  expect(body.reasons).toEqual([{ reason: 'few_schools_but_one', values: body.suppressed }])
})
