import { findingCalls } from 'contract/insight/statistics/findings'
import { schoolCalls } from 'contract/places/schools'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countsIn, type Reckoned, reckonLines } from '../../evaluation/summaries/reckoned.ts'
import type { Someone } from '../../given/people.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { givenWorld, type World } from './given-world.ts'
import { last } from './lines-plainly.ts'

let vereda: Vereda
let world: World
let lines: Reckoned[]
let answers: { line: number; indicator: number; letter: string }[]
beforeAll(async () => {
  vereda = await givenVereda()
  world = await givenWorld(vereda, 20_261_124)
  lines = await reckonLines(vereda.database.db)
  const { rows } = await sql<(typeof answers)[number]>`
    select r.line_id as line, i.id as indicator, o.code as letter
    from results r join indicators i on i.id = r.indicator_id join options o on o.id = r.option_id`.execute(
    vereda.database.db,
  )
  answers = rows
})
afterAll(() => vereda.close())

const ask = async <Name extends keyof typeof findingCalls>(name: Name, as: Someone, query: object) => {
  const { status, body } = await vereda.ask(findingCalls[name], as, { query } as never)
  expect(status).toBe(200)
  return body
}

const reaching = (): [Someone, (line: Reckoned) => boolean][] => [
  [world.administrator, () => true],
  [world.representative, (line) => line.country === world.peru.country],
  [world.coordinator, (line) => world.peru.regions.slice(2).includes(line.region)],
  [world.newcomer, () => false],
]
const filters = (): [object, (line: Reckoned) => boolean][] => [
  [{}, () => true],
  [{ year: 2024 }, (line) => line.year === 2024],
  [{ up_to_year: 2024 }, (line) => line.year <= 2024],
  [{ evaluation_line__evaluation_type: 'base' }, (line) => line.kind === 1],
  [{ instrument: world.instruments[0].id }, (line) => line.instrument === world.instruments[0].id],
  [{ region__name: 'region 4' }, (line) => line.region === world.peru.regions[3]],
  [{ management: 'private' }, (line) => line.management === 'private'],
]

/** What each reader sees of learners in the list of schools. */
const shownIn = async (as: Someone): Promise<Map<number, number | null>> => {
  const { body } = await vereda.ask(schoolCalls.list, as, { query: { paginated: 'false' } })
  const schools = 'results' in body ? body.results : body
  return new Map(
    schools.map((each) => {
      const shown = 'students_with_disabilities' in each ? each.students_with_disabilities : null
      return [each.id, typeof shown === 'number' ? shown : null]
    }),
  )
}

const isWeak = ({ letter }: { letter: string }) => ['NE', 'A', 'B'].includes(letter)

test('weak points, their schools and learners equal what answers and the list of schools say, for everybody and every filter', async () => {
  let seen = 0
  for (const [person, reaches] of reaching()) {
    const shown = await shownIn(person)
    const learnersOf = (counted: Reckoned[]) => {
      const open = counted.flatMap(({ school }) => shown.get(school) ?? [])
      const people = open.length === 0 ? null : open.reduce((sum, each) => sum + each, 0)
      return { people, hidden: counted.length - open.length }
    }
    for (const [query, fits] of filters()) {
      const body = await ask('weakPoints', person, query)
      const counted = last(
        lines.filter((line) => reaches(line) && fits(line) && countsIn(line)),
        'school',
      )
      expect(body.schools).toBe(counted.length)
      const instruments = world.instruments
        .map(({ id }) => counted.filter((line) => line.instrument === id))
        .filter((own) => own.length >= 3)
      const expected = instruments.flatMap((own) => {
        const weak = answers.filter((each) => isWeak(each) && own.some(({ line }) => line === each.line))
        return [...new Set(weak.map(({ indicator }) => indicator))].map((indicator) => {
          const schools = own.filter(({ line }) =>
            weak.some((each) => each.line === line && each.indicator === indicator),
          )
          return {
            id: indicator,
            counted: own.length,
            ofCounted: learnersOf(own),
            schools,
            learners: learnersOf(schools),
          }
        })
      })
      expect(body.indicators).toHaveLength(Math.min(5, expected.length))
      const most = expected.map(({ learners }) => learners.people ?? 0).sort((one, other) => other - one)
      expect(body.indicators.map(({ learners }) => learners.people ?? 0)).toEqual(most.slice(0, 5))
      for (const { id, schools, counted: of, counted_learners: ofCounted, learners } of body.indicators) {
        const own = expected.find((each) => each.id === id)
        expect({ schools, of, ofCounted, learners }).toEqual({
          schools: own?.schools.length,
          of: own?.counted,
          ofCounted: own?.ofCounted,
          learners: own?.learners,
        })
        const found = await ask('weakSchools', person, { ...query, indicator: id })
        expect(found.total).toBe(schools)
        expect(new Set(found.rows.map(({ place }) => place.id))).toEqual(
          new Set(own?.schools.map(({ school }) => school)),
        )
        for (const { place, code, students_with_disabilities } of found.rows) {
          expect(students_with_disabilities).toBe(shown.get(place.id))
          const line = own?.schools.find(({ school }) => school === place.id)?.line
          expect(answers.find((each) => each.line === line && each.indicator === id)?.letter).toBe(code)
        }
        seen += 1
      }
    }
  }
  expect(seen).toBeGreaterThan(20)
})

test('with fewer than three schools evaluated no weak point is named', async () => {
  const body = await ask('weakPoints', world.representative, { region__name: 'region 1' })
  expect(body.schools).toBeLessThan(3)
  expect(body.indicators).toEqual([])
})

test('no answer depends on a number of learners that the list of schools hides', async () => {
  const { db } = vereda.database
  const all = async () =>
    Promise.all(
      filters().flatMap(([query]) => [
        ask('weakPoints', world.representative, query),
        ask('trend', world.representative, query),
        ask('means', world.representative, { ...query, model: 'region' }),
      ]),
    )
  const before = await all()
  const changed = await sql<{ id: number }>`
    update schools set students_with_disabilities = 4, students_with_multiple_disabilities = 0,
      students_with_visual_disabilities = 0, students_with_deafblindness = 0
    where students_with_disabilities < 4 returning id`.execute(db)
  expect(changed.rows).not.toEqual([])
  expect(await all()).toEqual(before)
})

const percent = (counted: Reckoned[]) =>
  (counted.reduce((sum, { points }) => sum + (points ?? 0), 0) / counted.length / 7) * 100

test('the trend is that of the last lines up to each year, for everybody and every filter', async () => {
  let means = 0
  for (const [person, reaches] of reaching()) {
    for (const [query, fits] of filters()) {
      // a year asked for is the last one
      const isUpTo = (line: Reckoned) => ('year' in query ? line.year <= 2024 : fits(line))
      const own = lines.filter(
        (line) => reaches(line) && isUpTo(line) && countsIn(line) && line.points !== null,
      )
      const { years } = await ask('trend', person, query)
      for (const { year, all } of years) {
        const until = last(
          own.filter((line) => line.year <= year),
          'school',
        )
        expect(all.schools).toBe(until.length)
        if (until.length < 3) expect(all.mean).toBeNull()
        else expect(all.mean).toBeCloseTo(percent(until), 8)
        means += 1
      }
    }
  }
  expect(means).toBeGreaterThan(20)
})

test('every region has its mean, except those of two schools or none', async () => {
  let means = 0
  for (const [person, reaches] of reaching()) {
    for (const [query, fits] of filters()) {
      const counted = last(
        lines.filter((line) => reaches(line) && fits(line) && countsIn(line)),
        'school',
      ).filter(({ points }) => points !== null)
      const { rows } = await ask('means', person, { ...query, model: 'region' })
      for (const { place, schools, mean } of rows) {
        const own = counted.filter(({ region }) => region === place.id)
        expect(schools).toBe(own.length)
        if (own.length === 0 || own.length === 2) expect(mean).toBeNull()
        else expect(mean).toBeCloseTo(percent(own), 8)
        means += own.length > 0 ? 1 : 0
      }
      const there = new Set(counted.map(({ region }) => region))
      expect(rows.filter(({ schools }) => schools > 0)).toHaveLength(there.size)
      const { rows: countries } = await ask('means', person, { ...query, model: 'country' })
      expect(countries.reduce((sum, { schools }) => sum + schools, 0)).toBe(counted.length)
    }
  }
  expect(means).toBeGreaterThan(20)
})
