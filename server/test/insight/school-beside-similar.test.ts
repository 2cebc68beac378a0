import { schoolOverviewCalls } from 'contract/insight/results/school-overview'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recount } from '../../src/evaluation/summaries/recount.ts'
import { countsIn, type Reckoned, reckonLines } from '../evaluation/summaries/reckoned.ts'
import { asSchool, type Someone } from '../given/people.ts'
import { givenVereda, type Vereda } from '../vereda.ts'
import { givenWorld, type World } from './statistics/given-world.ts'
import { last } from './statistics/lines-plainly.ts'

let vereda: Vereda
let world: World
let counted: Reckoned[]
beforeAll(async () => {
  vereda = await givenVereda()
  const { db } = vereda.database
  world = await givenWorld(vereda, 20_261_127)
  await db.updateTable('schools').set({ management: 'public', type_of_school: 'special' }).execute()
  await recount(db)
  counted = last((await reckonLines(db)).filter(countsIn), 'school')
})
afterAll(() => vereda.close())

const read = async (as: Someone, school: number) => {
  const { status, body } = await vereda.ask(schoolOverviewCalls.similar, as, { parameters: { id: school } })
  return { status, body }
}
const percent = (points: number) => (points * 100) / 7
const ofCountry = (country: number) => counted.filter((line) => line.country === country)

test('a school, its coordinator and its country read the same band, which contains the middle half of its group', async () => {
  const group = ofCountry(world.peru.country)
  expect(group.length).toBeGreaterThan(5)
  const [line] = group.filter(({ region }) => world.peru.regions.slice(2).includes(region))
  const school = line?.school ?? 0
  const teacher = await asSchool(vereda.database.db, [school])
  const { status, body } = await read(teacher, school)
  expect(status).toBe(200)
  expect(body.others).toBe(group.length - 1)
  expect(body.year).toBe(line?.year)
  for (const reader of [world.coordinator, world.representative, world.administrator])
    expect((await read(reader, school)).body).toEqual(body)
  for (const [at, { own, low, high }] of Object.values(body.domains).entries()) {
    const points = line?.domains[at]?.points ?? null
    if (points === null) expect(own).toBeNull()
    else expect(own).toBeCloseTo(percent(points), 8)
    const values = group.flatMap((each) => each.domains[at]?.points ?? []).map(percent)
    const within = values.filter((value) => value >= (low ?? 0) - 1e-9 && value <= (high ?? 0) + 1e-9)
    // between two schools stand the exact quartiles, so of an odd number one less than half may lie within
    expect(within.length).toBeGreaterThanOrEqual(values.length / 2 - 1)
  }
})

test('all schools of a group read one band, so that two of them together learn no more', async () => {
  const bands = []
  for (const { school } of ofCountry(world.peru.country)) {
    const { body } = await read(world.administrator, school)
    bands.push(Object.values(body.domains).map(({ low, middle, high }) => [low, middle, high]))
  }
  for (const band of bands) expect(band).toEqual(bands[0])
})

test('another kind of school has another group, and four others are too few', async () => {
  const { db } = vereda.database
  const moved = ofCountry(world.peru.country).slice(0, 5)
  await db
    .updateTable('schools')
    .set({ type_of_school: 'regular' })
    .where(
      'id',
      'in',
      moved.map(({ school }) => school),
    )
    .execute()
  await recount(db)
  const { body } = await read(world.administrator, moved[0]?.school ?? 0)
  expect(body.others).toBe(4)
  for (const { low, middle, high } of Object.values(body.domains))
    expect([low, middle, high]).toEqual([null, null, null])
})

test('a school out of scope is missing', async () => {
  const [elsewhere] = ofCountry(world.brazil.country)
  expect((await read(world.representative, elsewhere?.school ?? 0)).status).toBe(404)
  expect((await read(world.teacher, elsewhere?.school ?? 0)).status).toBe(404)
})
