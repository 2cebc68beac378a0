import { queryOptions } from '@tanstack/react-query'
import { type SchoolOverview, schoolOverviewCalls } from 'contract/insight/results/school-overview'
import { ask } from '../../../session/ask.ts'

/** What the page of a school says beside its facts and its results; its home asks for it too. */
export const schoolOverviewQuery = (school: number) =>
  queryOptions({
    queryKey: ['schools', school, 'overview'],
    queryFn: ({ signal }): Promise<SchoolOverview> =>
      ask(schoolOverviewCalls.read, { parameters: { id: school }, signal }),
  })
