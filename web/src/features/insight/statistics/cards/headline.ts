import {
  type FigureRow,
  partsReached,
  stagesOf,
  summed,
} from 'contract/insight/statistics/statistics-figures'
import type { StatisticsSearch } from '../search.ts'

type Rows = {
  count: readonly FigureRow<'count'>[]
  learners: readonly FigureRow<'learners'>[]
  stages: readonly FigureRow<'stages'>[]
}

const schoolsOf = (rows: readonly { schools: number }[]): number =>
  rows.reduce((sum, { schools }) => sum + schools, 0)

/** Do the filters ask for some lines only? Then learners are counted in the schools that have such a line. */
export const filtersLines = ({ year, until, type, instrument }: StatisticsSearch): boolean =>
  [year, until, type, instrument].some((filter) => filter !== undefined)

/** The numbers of the headline, each with the schools it is made of; null where one of them is hidden. */
export const headlineOf = ({ count, learners, stages }: Rows) => {
  const { schools, evaluated } = summed(count, ['schools', 'evaluated'])
  const { students_with_disabilities: people } = summed(learners, ['students_with_disabilities'])
  // places that hide their stages are neither in the parts nor in the schools that are said with them
  const shown = stages.filter(({ values }) => values[1].change !== null)
  const reached = partsReached(Object.values(stagesOf(shown)))
  return {
    schools: schools ?? 0,
    evaluated: evaluated ?? 0,
    taught: people === null || learners.length === 0 ? null : { schools: schoolsOf(learners), people },
    staged: reached && { schools: schoolsOf(shown), reached },
  }
}
