import { type Statistics, schoolStatistics, statisticModels, statisticsCalls } from 'contract/statistics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenCountry, givenRegion, givenSchool } from '../given.ts'
import { asRepresentative, type Someone } from '../people.ts'
import { said } from '../said.ts'
import { countsIn, reckonLines } from '../summaries/reckoned.ts'
import { givenVereda, type Vereda } from '../vereda.ts'
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
  '%s by %s is what the schools say, for everybody and every filter',
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

test('a small number is hidden with the next smallest beside it, by region and by school alike', async () => {
  const { representative } = await givenLand('CL', [[3], [20, 30, 6], [12]])
  const by = async (model: string, more = {}) =>
    (await ask(representative, { type: 'learners', model, ...more })).body
  expect(values(await by('country'), 'students_with_disabilities')).toEqual([71])
  expect(values(await by('region'), 'students_with_disabilities')).toEqual([null, 56, null])
  expect(values(await by('school'), 'students_with_disabilities')).toEqual([null, 20, 30, 6, null])
  // three schools and ten learners, and never of one school
  expect(values(await by('region'), 'students_with_deafblindness')).toEqual([null, 56, null])
  expect(values(await by('country'), 'students_with_deafblindness')).toEqual([71])
  expect(values(await by('school'), 'students_with_deafblindness')).toEqual([null, null, null, null, null])
  expect((await by('region')).suppressed).toBe(4 * 2)
})

test('a country of which one region is asked for tells no more than the region would', async () => {
  const { representative, regions } = await givenLand('CO', [[3], [20, 30, 6], [12]])
  const { name } = await vereda.database.db
    .selectFrom('regions')
    .select('name')
    .where('id', '=', regions[2] as number)
    .executeTakeFirstOrThrow()
  const asked = { type: 'learners', model: 'country', region__name: name }
  const { body } = await ask(representative, asked)
  expect(values(body, 'students_with_disabilities')).toEqual([null])
  expect(values(body, 'students')).toEqual([100])
})

test('counts of one kind of school are told of a whole country, when no kind is small, and not of two kinds at once', async () => {
  const { representative } = await givenLand('BO', [
    [20, 30, 40, 50],
    [20, 30],
  ])
  const db = vereda.database.db
  const own = await db.selectFrom('schools').select('id').orderBy('id', 'desc').limit(6).execute()
  const [a, b, c] = own.map(({ id }) => id)
  const asked = { type: 'learners', management: 'private' }
  const told = async (query: object) =>
    values((await ask(representative, { ...asked, ...query })).body, 'students_with_disabilities')
  await db
    .updateTable('schools')
    .set({ management: 'private' })
    .where('id', 'in', [a, b] as number[])
    .execute()
  expect(await told({ model: 'country' })).toEqual([null])
  await db
    .updateTable('schools')
    .set({ management: 'private' })
    .where('id', '=', c as number)
    .execute()
  expect(await told({ model: 'country' })).toEqual([100])
  expect(await told({ model: 'region' })).toEqual([null, null])
  expect(await told({ model: 'country', type_of_school: 'regular' })).toEqual([null])
  expect(values((await ask(representative, { ...asked, model: 'country' })).body, 'students')).toEqual([300])
})

test('what is asked wrongly is refused, and a school asks for nothing here', async () => {
  expect(said(await ask(world.administrator, { type: 'status', model: 'region' }))).toEqual([
    400,
    'invalid_statistic_type',
    'type',
  ])
  expect(said(await ask(world.administrator, { type: 'count', model: 'city' }))).toEqual([
    400,
    'invalid_model_type',
    'model',
  ])
  expect(said(await ask(world.teacher, { type: 'count', model: 'region' }))).toEqual([
    403,
    'permission_denied',
  ])
})
