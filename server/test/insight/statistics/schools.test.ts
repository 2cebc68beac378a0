import {
  type Statistics,
  schoolStatistics,
  statisticModels,
  statisticsCalls,
} from 'contract/insight/statistics/statistics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countsIn, reckonLines } from '../../evaluation/summaries/reckoned.ts'
import { asRepresentative, type Someone } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { refusalOf } from '../../said.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { givenWorld, type World } from './given-world.ts'
import { four, plainly, type School } from './schools-plainly.ts'

let vereda: Vereda
let world: World
let schools: Awaited<ReturnType<typeof readSchools>>
const readSchools = () => vereda.database.db.selectFrom('schools').selectAll().orderBy('id').execute()

beforeAll(async () => {
  vereda = await givenVereda()
  world = await givenWorld(vereda, 7)
  schools = await readSchools()
})
afterAll(() => vereda.close())

const ask = (as: Someone | null, query: object) =>
  vereda.ask(statisticsCalls.schools, as, { query: query as never })

const keyOf = { country: 'country_id', region: 'region_id', school: 'id' } as const

test.each(schoolStatistics.flatMap((type) => statisticModels.map((model) => [type, model] as const)))(
  '%s by %s equals what the schools say, for everybody and every filter',
  async (type, model) => {
    const lines = (await reckonLines(vereda.database.db)).filter(countsIn)
    const people: [Someone, (school: School) => boolean][] = [
      [world.administrator, () => true],
      [world.representative, (school) => school.country_id === world.peru.country],
      [world.coordinator, (school) => world.peru.regions.slice(2).includes(school.region_id)],
      [world.newcomer, () => false],
    ]
    type Fits = (line: { year: number }) => boolean
    const evaluatedIn = (fits: Fits = () => true) => new Set(lines.filter(fits).map((line) => line.school))
    const filters: [object, (school: School) => boolean, Fits?][] = [
      [{}, () => true],
      [{ management: 'public' }, (school) => school.management === 'public'],
      [
        { type_of_school: 'regular', country__name: 'peru' },
        (school) => school.type_of_school === 'regular' && school.country_id === world.peru.country,
      ],
      [{ region__name: 'ESTADO 4' }, (school) => school.region_id === world.brazil.regions[3]],
      [
        { year: 2024 },
        (school) => type === 'count' || evaluatedIn(({ year }) => year === 2024).has(school.id),
        ({ year }) => year === 2024,
      ],
      [
        { up_to_year: 2024 },
        (school) => type === 'count' || evaluatedIn(({ year }) => year <= 2024).has(school.id),
        ({ year }) => year <= 2024,
      ],
    ]
    for (const [person, reaches] of people) {
      for (const [query, fits, inYears] of filters) {
        const { status, body } = await ask(person, { type, model, ...query })
        expect(status).toBe(200)
        const counted = schools.filter((school) => reaches(school) && fits(school))
        expect(body.total).toBe(counted.length)
        const places = [...new Set(counted.map((school) => school[keyOf[model]]))]
        expect(body.rows).toHaveLength(places.length)
        expect(new Set(body.rows.map((row) => row.place.id))).toEqual(new Set(places))
        let hidden = 0
        for (const row of body.rows) {
          const own = counted.filter((school) => school[keyOf[model]] === row.place.id)
          expect(row.schools).toBe(own.length)
          const values = row.values as Record<string, number | null>
          for (const [name, value] of Object.entries(plainly(type, own, evaluatedIn(inYears)))) {
            if (values[name] === null && (four as readonly string[]).includes(name)) hidden += 1
            else expect(values[name], `${name} of ${row.place.name}`).toBe(value)
            if ((four as readonly string[]).includes(name) && value < 5) expect(values[name]).toBeNull()
          }
        }
        expect(body.suppressed).toBe(hidden)
      }
    }
  },
)

/**
 * A country whose regions have these counts of learners by school: with disabilities, and as many with deafblindness.
 */
const givenLand = async (code: string, regions: number[][]) => {
  const { db } = vereda.database
  const country = await givenCountry(db, code)
  const ids = []
  for (const counts of regions) {
    const region = await givenRegion(db, country.id)
    ids.push(region.id)
    for (const count of counts) {
      await givenSchool(db, region.id, {
        students_with_disabilities: count,
        students_with_multiple_disabilities: count,
        students_with_visual_disabilities: count,
        students_with_deafblindness: count,
      })
    }
  }
  return { representative: await asRepresentative(db, [country.id]), regions: ids }
}

const values = (body: Statistics, name: string) =>
  body.rows
    .toSorted((one, other) => one.place.id - other.place.id)
    .map((row) => (row.values as Record<string, number | null>)[name])

const learners = async (as: Someone, query: object, name = 'students_with_disabilities') =>
  values((await ask(as, { type: 'learners', ...query })).body, name)

test('a total is shown where no small number of a single school can be computed from it', async () => {
  const { representative } = await givenLand('CL', [[3], [20, 30, 6], [12], [2, 3, 2, 40]])
  const by = (model: string, name?: string) => learners(representative, { model }, name)
  expect(await by('region')).toEqual([null, 56, 12, 47])
  expect(await by('country')).toEqual([null])
  expect(await by('school')).toEqual([null, 20, 30, 6, 12, null, null, null, 40])
  // three schools and ten learners, and never of one school
  expect(await by('region', 'students_with_deafblindness')).toEqual([null, 56, null, null])
  expect(new Set(await by('school', 'students_with_deafblindness'))).toEqual(new Set([null]))
})

test('a country shows the sum of two hidden regions, with the reason why the regions are hidden', async () => {
  const { representative } = await givenLand('AR', [
    [3, 2, 20],
    [2, 1, 4, 30],
    [50, 60],
  ])
  expect(await learners(representative, { model: 'region' })).toEqual([null, 37, 110])
  const more = await givenLand('UY', [
    [3, 2, 20],
    [2, 2, 30],
    [50, 60],
  ])
  expect(await learners(more.representative, { model: 'region' })).toEqual([null, null, 110])
  expect(await learners(more.representative, { model: 'country' })).toEqual([169])
  const { body } = await ask(more.representative, { type: 'learners', model: 'region' })
  const counts = Object.fromEntries((body.reasons ?? []).map(({ reason, values }) => [reason, values]))
  expect(counts).toEqual({ few_learners: 2 + 2, rare_disability: 3 + 3 })
  expect(body.suppressed).toBe(10)
})

test('a country filtered by one region shows what the region does', async () => {
  const { representative, regions } = await givenLand('CO', [[3], [20, 30, 6], [12]])
  for (const [at, shown] of [null, 56, 12].entries()) {
    const { name } = await vereda.database.db
      .selectFrom('regions')
      .select('name')
      .where('id', '=', regions[at] as number)
      .executeTakeFirstOrThrow()
    expect(await learners(representative, { model: 'country', region__name: name })).toEqual([shown])
  }
})

test('with a filter a count is shown where each of its schools is', async () => {
  const { representative } = await givenLand('BO', [
    [20, 30, 40, 50],
    [20, 30, 3, 2, 1],
  ])
  const db = vereda.database.db
  const own = await db.selectFrom('schools').select('id').orderBy('id', 'desc').limit(9).execute()
  const asPrivate = (ids: number[]) =>
    db.updateTable('schools').set({ management: 'private' }).where('id', 'in', ids).execute()
  const request = { management: 'private' }
  await asPrivate([own[8]?.id ?? 0, own[4]?.id ?? 0])
  expect(await learners(representative, { ...request, model: 'country' })).toEqual([40])
  expect(await learners(representative, { ...request, model: 'region' })).toEqual([20, 20])
  await asPrivate([own[2]?.id ?? 0])
  expect(await learners(representative, { ...request, model: 'country' })).toEqual([null])
  expect(await learners(representative, { ...request, model: 'region' })).toEqual([20, null])
  expect(await learners(representative, { ...request, model: 'country' }, 'students')).toEqual([300])
  expect(await learners(representative, { model: 'region' })).toEqual([140, 56])
})

test('an invalid request is refused, and a school is refused', async () => {
  expect(refusalOf(await ask(world.administrator, { type: 'status', model: 'region' }))).toEqual([
    400,
    'invalid_statistic_type',
    'type',
  ])
  expect(refusalOf(await ask(world.administrator, { type: 'count', model: 'city' }))).toEqual([
    400,
    'invalid_model_type',
    'model',
  ])
  expect(refusalOf(await ask(world.teacher, { type: 'count', model: 'region' }))).toEqual([
    403,
    'permission_denied',
  ])
})
