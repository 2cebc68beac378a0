import { statisticsCalls } from 'contract/insight/statistics/statistics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reckoned, reckonLines } from '../../evaluation/summaries/reckoned.ts'
import type { Someone } from '../../given/people.ts'
import { refusalOf } from '../../said.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { givenWorld, type World } from './given-world.ts'

let vereda: Vereda
let world: World
let lines: Reckoned[]
beforeAll(async () => {
  vereda = await givenVereda()
  world = await givenWorld(vereda, 20_261_121)
  lines = await reckonLines(vereda.database.db)
})
afterAll(() => vereda.close())
const ask = (as: Someone | null, query: object) =>
  vereda.ask(statisticsCalls.evaluations, as, { query: query as never })

test('a wrong type or model is refused by name, a school is refused, and a login is required', async () => {
  const { administrator, teacher } = world
  expect(refusalOf(await ask(administrator, { type: 'weather', model: 'region' }))).toEqual([
    400,
    'invalid_statistic_type',
    'type',
  ])
  expect(refusalOf(await ask(administrator, { type: 'count', model: 'region' }))).toEqual([
    400,
    'invalid_statistic_type',
    'type',
  ])
  expect(refusalOf(await ask(administrator, { model: 'region' }))).toEqual([
    400,
    'invalid_statistic_type',
    'type',
  ])
  expect(refusalOf(await ask(administrator, { type: 'status', model: 'planet' }))).toEqual([
    400,
    'invalid_model_type',
    'model',
  ])
  expect(refusalOf(await ask(administrator, { type: 'status', model: 'region', year: 'soon' }))[0]).toBe(400)
  expect(refusalOf(await ask(teacher, { type: 'weather', model: 'region' }))).toEqual([
    403,
    'permission_denied',
  ])
  expect(refusalOf(await ask(null, { type: 'status', model: 'region' }))).toEqual([401, 'not_authenticated'])
  const { body } = await ask(administrator, { type: 'status', model: 'region', country__name: 'Nowhere' })
  expect(body).toMatchObject({ total: 0, rows: [], suppressed: 0 })
})

test('a line keeps the names of its validation while its school counts where it is now', async () => {
  const { db } = vereda.database
  const [closed] = lines.filter((line) => line.status === 'CLOSED' && line.country === world.brazil.country)
  const before = await ask(world.administrator, { type: 'stages', model: 'school' })
  await db
    .updateTable('schools')
    .set({ name: 'Another name', folded: 'another name\n' })
    .where('id', '=', closed?.school ?? 0)
    .execute()
  const after = await ask(world.administrator, { type: 'stages', model: 'school' })
  expect(after.body.rows.find((row) => row.place.id === closed?.school)?.place.name).toBe('Another name')
  expect(after.body.rows).toHaveLength(before.body.rows.length)
})
