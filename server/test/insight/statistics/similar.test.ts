import { findingCalls } from 'contract/insight/statistics/findings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countsIn, type Reckoned, reckonLines } from '../../evaluation/summaries/reckoned.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { givenWorld, type World } from './given-world.ts'
import { last } from './lines-plainly.ts'

let vereda: Vereda
let world: World
let lines: Reckoned[]
beforeAll(async () => {
  vereda = await givenVereda()
  world = await givenWorld(vereda, 20_261_125)
  lines = await reckonLines(vereda.database.db)
})
afterAll(() => vereda.close())

const percent = (points: number) => (points * 100) / 7

/** Between the two values around the wanted place of those in order. */
const quantile = (values: readonly number[], part: number): number => {
  const inOrder = values.toSorted((one, other) => one - other)
  const at = part * (inOrder.length - 1)
  const low = inOrder[Math.floor(at)] ?? 0
  return low + ((inOrder[Math.ceil(at)] ?? low) - low) * (at - Math.floor(at))
}

test('a region is compared with the middle half of the schools elsewhere in its country, by the same filters', async () => {
  let bands = 0
  for (const [at, region] of world.peru.regions.entries()) {
    for (const filter of [{}, { management: 'public' }] as const) {
      const { status, body } = await vereda.ask(findingCalls.similar, world.representative, {
        query: { ...filter, region__name: `region ${at + 1}` },
      })
      expect(status).toBe(200)
      const counted = last(lines.filter(countsIn), 'school').filter(
        (line) =>
          line.country === world.peru.country &&
          (!('management' in filter) || line.management === filter.management),
      )
      const [own, similar] = [true, false].map((isOwn) =>
        counted.filter((line) => (line.region === region) === isOwn),
      )
      expect([body.own, body.similar]).toEqual([own?.length, similar?.length])
      for (const [domain, compared] of Object.values(body.domains).entries()) {
        const pointsOf = (rows: Reckoned[] = []) => rows.flatMap((line) => line.domains[domain]?.points ?? [])
        const [here, elsewhere] = [pointsOf(own), pointsOf(similar)]
        const isOneOfMore = here.length === 1 && (own?.length ?? 0) > 1
        if (here.length === 0 || here.length === 2 || isOneOfMore) expect(compared.own).toBeNull()
        else
          expect(compared.own).toBeCloseTo(
            percent(here.reduce((sum, each) => sum + each, 0) / here.length),
            8,
          )
        for (const [name, part] of [
          ['low', 0.25],
          ['middle', 0.5],
          ['high', 0.75],
        ] as const) {
          if (elsewhere.length < 5) expect(compared[name]).toBeNull()
          else expect(compared[name]).toBeCloseTo(percent(quantile(elsewhere, part)), 8)
        }
        if (elsewhere.length >= 5) bands += 1
      }
    }
  }
  expect(bands).toBeGreaterThan(7)
})

test('a coordinator is compared with schools in scope only', async () => {
  const { body } = await vereda.ask(findingCalls.similar, world.lonely, {
    query: { region__name: 'region 1' },
  })
  expect(body.similar).toBe(0)
  for (const { low, middle, high } of Object.values(body.domains))
    expect([low, middle, high]).toEqual([null, null, null])
})
