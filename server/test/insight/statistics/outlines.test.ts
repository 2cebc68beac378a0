import { findingCalls } from 'contract/insight/statistics/findings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Someone } from '../../given/people.ts'
import { asAdministrator } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { givenWorld, type World } from './given-world.ts'

let vereda: Vereda
let world: World
beforeAll(async () => {
  vereda = await givenVereda()
  world = await givenWorld(vereda, 20_261_126)
})
afterAll(() => vereda.close())

const outlinesFor = async (as: Someone, query: { country__name?: string } = {}) => {
  const { status, body } = await vereda.ask(findingCalls.outlines, as, { query })
  expect(status).toBe(200)
  return body
}
const idsOf = ({ countries }: Awaited<ReturnType<typeof outlinesFor>>) =>
  countries.map(({ id }) => id).sort((one, other) => one - other)

test('everybody gets the outlines of countries in scope that have schools, and no others', async () => {
  const { peru, brazil } = world
  await givenCountry(vereda.database.db, 'CO')
  expect(idsOf(await outlinesFor(world.administrator))).toEqual([peru.country, brazil.country])
  expect(idsOf(await outlinesFor(world.representative))).toEqual([peru.country])
  expect(idsOf(await outlinesFor(world.coordinator))).toEqual([peru.country])
  expect(await outlinesFor(world.newcomer)).toEqual({ width: 0, height: 0, countries: [] })
})

test('a requested country is drawn alone and larger, within its frame', async () => {
  const both = await outlinesFor(world.administrator)
  const single = await outlinesFor(world.administrator, { country__name: 'Peru' })
  expect(idsOf(single)).toEqual([world.peru.country])
  const spanOf = (path = '') => {
    const across = [...path.matchAll(/[ML](-?\d+),/g)].map(([, x]) => Number(x))
    return Math.max(...across) - Math.min(...across)
  }
  const pathIn = (body: typeof both) => body.countries.find(({ id }) => id === world.peru.country)?.path
  expect(spanOf(pathIn(single))).toBeGreaterThan(1.5 * spanOf(pathIn(both)))
  for (const { path, x, y } of both.countries) {
    const points = [...path.matchAll(/[ML](-?\d+),(-?\d+)/g)].map(([, ...point]) => point.map(Number))
    expect(points.length).toBeGreaterThan(20)
    for (const [left = -1, top = -1] of [...points, [x, y]]) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(both.width)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top).toBeLessThanOrEqual(both.height)
    }
  }
})

test('Peru is west of Brazil, and a country too small to draw is a dot', async () => {
  const other = await givenVereda()
  const { db } = other.database
  const administrator = await asAdministrator(db)
  for (const code of ['PE', 'BR', 'SG']) {
    const country = await givenCountry(db, code)
    await givenSchool(db, (await givenRegion(db, country.id, `Region of ${code}`)).id)
  }
  const { body } = await other.ask(findingCalls.outlines, administrator, {})
  const [peru, brazil, singapore] = body.countries
  expect(peru?.x).toBeLessThan(brazil?.x ?? 0)
  expect(singapore?.path).toMatch(/^M\d+ \d+a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z$/)
  await other.close()
})
