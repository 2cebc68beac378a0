import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Handover, handoverCalls, type NewHandoverBody } from 'contract/people/handover'
import { ask } from '../../../../session/ask.ts'

export const handoverQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', id, 'handover'],
    queryFn: ({ signal }): Promise<Handover> => ask(handoverCalls.read, { parameters: { id }, signal }),
    staleTime: 0,
  })

/** Whether somebody has open work; true also where it cannot be read, so that the dialog asks. */
export const needsHandover = async (queryClient: QueryClient, id: number): Promise<boolean> => {
  try {
    return (await queryClient.fetchQuery(handoverQuery(id))).holdings.length > 0
  } catch {
    return true
  }
}

export const handOver = (id: number, body: NewHandoverBody) =>
  ask(handoverCalls.apply, { parameters: { id }, body })
