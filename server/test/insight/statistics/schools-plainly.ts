import type { SchoolStatistic } from 'contract/insight/statistics/statistics'
import { levels, managements, typesOfSchool } from 'contract/places/school-fields'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../src/platform/database/tables.ts'

export type School = Selectable<Tables['schools']>
export const four = [
  'students_with_disabilities',
  'students_with_multiple_disabilities',
  'students_with_visual_disabilities',
  'students_with_deafblindness',
] as const
const sum = (own: School[], name: keyof School) =>
  own.reduce((total, school) => total + Number(school[name]), 0)

/** What a row says before anything is hidden, straight from the schools. */
export const plainly = (
  type: SchoolStatistic,
  own: School[],
  evaluated: Set<number>,
): Record<string, number> =>
  ({
    count: () => ({
      schools: own.length,
      evaluated: own.filter((school) => evaluated.has(school.id)).length,
    }),
    management: () =>
      Object.fromEntries(
        managements.map((name) => [name, own.filter((each) => each.management === name).length]),
      ),
    type_of_school: () =>
      Object.fromEntries(
        typesOfSchool.map((name) => [name, own.filter((each) => each.type_of_school === name).length]),
      ),
    level: () =>
      Object.fromEntries(
        levels.map((name) => [name, own.filter((each) => each.levels.includes(name)).length]),
      ),
    learners: () =>
      Object.fromEntries((['students', ...four] as const).map((name) => [name, sum(own, name)])),
    staff: () =>
      Object.fromEntries(
        (['teachers', 'other_professionals', 'total_staff'] as const).map((name) => [name, sum(own, name)]),
      ),
  })[type]()
