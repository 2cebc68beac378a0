import { queryOptions } from '@tanstack/react-query'
import { type SchoolResults, schoolResultsCalls } from 'contract/insight/results/school-results'
import { ask } from '../../../session/ask.ts'

export const schoolResultsQuery = (school: number) =>
  queryOptions({
    queryKey: ['results', school],
    queryFn: ({ signal }): Promise<SchoolResults> =>
      ask(schoolResultsCalls.read, { parameters: { id: school }, signal }),
  })
