import { smallestShown } from 'contract/access/disclosure'
import type { ReportFigures } from 'contract/insight/report-figures'
import type { Statistics, StatisticsFilters } from 'contract/insight/statistics/statistics'
import { disabilityCounts } from 'contract/places/school-fields'
import type { LandSchool } from './given-land.ts'
import type { Knowledge, Unknown } from './polytope.ts'

export type Query = Partial<Omit<StatisticsFilters, 'model'>>
export const models = ['country', 'region', 'school'] as const

/** Every filter alone, and pairs of them. */
export const queriesOf = (country: string, regions: Iterable<string>, instrument: number): Query[] => {
  const narrow: Query[] = [
    { management: 'public' },
    { management: 'private' },
    { type_of_school: 'regular' },
    { type_of_school: 'special' },
    { year: 2024 },
    { up_to_year: 2024 },
    { up_to_year: 2025 },
    { instrument },
    { evaluation_line__evaluation_type: 'base' },
    { management: 'public', type_of_school: 'regular' },
    { management: 'private', up_to_year: 2025 },
  ]
  const places: Query[] = [...regions].map((region__name) => ({ region__name }))
  const all: Query[] = [{}, ...narrow, ...places, { ...places[0], management: 'public' }]
  return all.map((query) => ({ ...query, country__name: country }))
}

/** Is this school among those a filter asks for? Everybody who reads lists can say. */
export const fits = (school: LandSchool, query: Query, regions: ReadonlyMap<number, string>): boolean => {
  const { year, up_to_year, management, type_of_school, region__name } = query
  const ofLines = [query.instrument, query.evaluation_line__evaluation_type, year, up_to_year]
  return (
    (management ?? school.management) === school.management &&
    (type_of_school ?? school.type_of_school) === school.type_of_school &&
    (region__name ?? regions.get(school.region)) === regions.get(school.region) &&
    (ofLines.every((each) => each === undefined) || school.year !== null) &&
    (year ?? school.year) === school.year &&
    (up_to_year === undefined || (school.year ?? 0) <= up_to_year)
  )
}

/** Numbers do not change but where `changed` says so. */
export type Moment = { schools: LandSchool[]; timeOf: (school: number) => number }

/** What is known without any answer: no number is below zero, and the kinds are among the learners with disabilities. */
export const nature = ({ schools, timeOf }: Moment): Knowledge => {
  const of = (school: number, measure: Unknown['measure']) => ({ school, measure, time: timeOf(school) })
  return {
    facts: [],
    ordered: schools.flatMap(({ id }) =>
      disabilityCounts
        .slice(1)
        .map((kind): [Unknown, Unknown] => [of(id, kind), of(id, 'students_with_disabilities')]),
    ),
  }
}

/** What rows of schools tell: a number, or that it is below five; and that it is at most the number of learners. */
export const ofLists = (
  rows: readonly ({ id: number } & Record<string, unknown>)[],
  moment: Moment,
): Knowledge => ({
  facts: rows.flatMap((row) =>
    disabilityCounts.flatMap((measure) => {
      const of = [{ school: row.id, measure, time: moment.timeOf(row.id) }]
      const value = row[measure] as number | null
      return [
        value === null
          ? { of, is: '<=' as const, value: smallestShown - 1 }
          : { of, is: '=' as const, value },
        { of, is: '<=' as const, value: row.students as number },
      ]
    }),
  ),
  ordered: [],
})

/** What somebody knows who may open these schools. */
export const ofSchools = (schools: readonly LandSchool[], moment: Moment): Knowledge => ({
  facts: schools.flatMap((school) =>
    disabilityCounts.map((measure) => ({
      of: [{ school: school.id, measure, time: moment.timeOf(school.id) }],
      is: '=' as const,
      value: school[measure],
    })),
  ),
  ordered: [],
})

/** The sums that an answer shows. */
export const ofAnswer = (
  { model, rows }: Statistics,
  query: Query,
  { schools, timeOf }: Moment,
  regions: ReadonlyMap<number, string>,
): Knowledge => ({
  facts: rows.flatMap(({ place, values }) => {
    const own = schools.filter(
      (school) =>
        fits(school, query, regions) &&
        (model === 'country' || (model === 'region' ? school.region : school.id) === place.id),
    )
    return disabilityCounts.flatMap((measure) => {
      const value = (values as Record<string, number | null>)[measure] ?? null
      const of = own.map(({ id }) => ({ school: id, measure, time: timeOf(id) }))
      return value === null ? [] : [{ of, is: '=' as const, value }]
    })
  }),
  ordered: [],
})

export const ofReport = (
  { schools, regions: parts }: Pick<ReportFigures, 'schools' | 'regions'>,
  moment: Moment,
  regions: ReadonlyMap<number, string>,
): Knowledge[] =>
  [schools.learners, ...(parts ? [parts.schools.learners] : [])].map((each) =>
    ofAnswer(each, {}, moment, regions),
  )

export const combined = (knowledge: readonly Knowledge[]): Knowledge => ({
  facts: knowledge.flatMap(({ facts }) => facts),
  ordered: knowledge.flatMap(({ ordered }) => ordered),
})
