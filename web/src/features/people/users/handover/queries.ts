import { queryOptions } from '@tanstack/react-query'
import { type Handover, handoverCalls, type NewHandoverBody } from 'contract/people/handover'
import { ask } from '../../../../session/ask.ts'

export const handoverQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', id, 'handover'],
    queryFn: ({ signal }): Promise<Handover> => ask(handoverCalls.read, { parameters: { id }, signal }),
    staleTime: 0,
  })

export const handOver = (id: number, body: NewHandoverBody) =>
  ask(handoverCalls.apply, { parameters: { id }, body })
