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

/** With filters on lines, learners are counted only in schools that have such a line. */
export const filtersLines = ({ year, until, type, instrument }: StatisticsSearch): boolean =>
  [year, until, type, instrument].some((filter) => filter !== undefined)

/** The numbers of the headline with the schools behind them; null where one is hidden. */
export const headlineOf = ({ count, learners, stages }: Rows) => {
  const { schools, evaluated } = summed(count, ['schools', 'evaluated'])
  const { students_with_disabilities: people } = summed(learners, ['students_with_disabilities'])
  // Places whose stages are hidden are left out of both the parts and the count of schools.
  const shown = stages.filter(({ values }) => values[1].change !== null)
  const reached = partsReached(Object.values(stagesOf(shown)))
  return {
    schools: schools ?? 0,
    evaluated: evaluated ?? 0,
    taught: people === null || learners.length === 0 ? null : { schools: schoolsOf(learners), people },
    staged: reached && { schools: schoolsOf(shown), reached },
  }
}
