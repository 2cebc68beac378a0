import { stageCountNames } from 'contract/evaluation/scores/summary'
import type { FigureRow } from 'contract/insight/statistics/statistics-figures'
import { expect, test } from 'vitest'
import { headlineOf } from './headline.ts'

const place = { id: 1, name: 'Peru' }
const counted = (schools: number, evaluated: number): FigureRow<'count'> => ({
  place,
  schools,
  values: { schools, evaluated },
})
const taught = (schools: number, disabled: number | null): FigureRow<'learners'> => ({
  place,
  schools,
  values: {
    students: 900,
    students_with_disabilities: disabled,
    students_with_multiple_disabilities: null,
    students_with_visual_disabilities: null,
    students_with_deafblindness: null,
  },
})
/** In each domain so many indicators have reached Change, and so many no stage. */
const staged = (schools: number, change: number | null, none: number | null): FigureRow<'stages'> => {
  const counts = Object.fromEntries(stageCountNames.map((name) => [name, change === null ? null : 0]))
  const domain = { ...counts, change, none }
  const values = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [number, domain]))
  return { place, schools, values: values as FigureRow<'stages'>['values'] }
}

test('learners are said with the schools that were counted, which a filter of lines makes fewer', () => {
  const headline = headlineOf({ count: [counted(18, 6)], learners: [taught(6, 70)], stages: [] })
  expect(headline).toMatchObject({ schools: 18, evaluated: 6, taught: { schools: 6, people: 70 } })
})

test('a place that hides its learners leaves no sum of the others that looks like all', () => {
  const learners = [taught(6, 70), taught(2, null)]
  expect(headlineOf({ count: [counted(18, 6)], learners, stages: [] }).taught).toBeNull()
})

test('stages are said of the schools whose stages are shown, also where one place hides them', () => {
  const stages = [staged(4, 3, 1), staged(2, null, null)]
  const { staged: headline } = headlineOf({ count: [counted(18, 6)], learners: [], stages })
  expect(headline?.schools).toBe(4)
  expect(headline?.reached[1]).toBeCloseTo(0.75)
  const hidden = headlineOf({ count: [counted(2, 2)], learners: [], stages: [staged(2, null, null)] })
  expect(hidden.staged).toBeNull()
})
