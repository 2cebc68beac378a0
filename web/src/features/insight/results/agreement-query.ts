import { queryOptions } from '@tanstack/react-query'
import { ratingRoundCalls, type SchoolAgreement } from 'contract/evaluation/rating-rounds'
import { ask } from '../../../session/ask.ts'

export const agreementQuery = (school: number) =>
  queryOptions({
    queryKey: ['results', school, 'agreement'],
    queryFn: ({ signal }): Promise<SchoolAgreement> =>
      ask(ratingRoundCalls.agreement, { parameters: { id: school }, signal }),
  })
