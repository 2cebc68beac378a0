import { QueryObserver } from '@tanstack/react-query'
import type { ReportFigures } from 'contract/insight/report-figures'
import {
  evaluationStatistics,
  type Statistics,
  schoolStatistics,
} from 'contract/insight/statistics/statistics'
import { expect, test } from 'vitest'
import { freshFor, statisticsKey } from '../question.ts'
import { frozenScope, seededWith } from './seeded.ts'

const answer = (type: Statistics['type'], name: string): Statistics => ({
  type,
  model: 'region',
  total: 1,
  rows: [{ place: { id: 1, name }, schools: 3, values: { schools: 3, evaluated: 2 } as never }],
  suppressed: 0,
})
const every = (name: string) =>
  ({
    evaluations: Object.fromEntries(evaluationStatistics.map((type) => [type, answer(type, name)])),
    schools: Object.fromEntries(schoolStatistics.map((type) => [type, answer(type, name)])),
  }) as Omit<ReportFigures, 'regions'>

test('a report shows the answers of its day and never asks for those of today', () => {
  const figures = { ...every('Peru'), regions: every('Cusco') } as ReportFigures
  const client = seededWith(figures)
  const { whole, parts } = frozenScope(figures)
  for (const [question, name] of [
    [whole, 'Peru'],
    [parts, 'Cusco'],
  ] as const) {
    if (!question) throw new Error('A country is a whole')
    const queryKey = statisticsKey('count', question)
    const observer = new QueryObserver<Statistics>(client, { queryKey, staleTime: freshFor })
    const result = observer.getCurrentResult()
    expect(result.data?.rows[0]?.place.name).toBe(name)
    expect(result.isStale).toBe(false)
  }
})

test('a figure that an old report does not have is empty, not asked for', () => {
  const { schools, evaluations } = every('Cusco')
  const { staff: _, ...older } = schools
  const figures = { evaluations, schools: older, regions: null } as unknown as ReportFigures
  const client = seededWith(figures)
  expect(client.getQueryData(statisticsKey('staff', frozenScope(figures).parts))).toMatchObject({ rows: [] })
})
