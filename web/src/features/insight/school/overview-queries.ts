import { queryOptions } from '@tanstack/react-query'
import { type SchoolOverview, schoolOverviewCalls } from 'contract/insight/results/school-overview'
import { ask } from '../../../session/ask.ts'

export const schoolOverviewQuery = (school: number) =>
  queryOptions({
    queryKey: ['schools', school, 'overview'],
    queryFn: ({ signal }): Promise<SchoolOverview> =>
      ask(schoolOverviewCalls.read, { parameters: { id: school }, signal }),
  })
