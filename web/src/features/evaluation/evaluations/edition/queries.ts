import { queryOptions } from '@tanstack/react-query'
import { editionMoveCalls } from 'contract/evaluation/edition-moves'
import { ask } from '../../../../session/ask.ts'

/** The editions that an open line may move to, and the consequences; never taken from the cache. */
export const editionChoicesQuery = (line: number) =>
  queryOptions({
    queryKey: ['edition-choices', line],
    queryFn: ({ signal }) => ask(editionMoveCalls.choices, { parameters: { id: line }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

export const moveToEdition = (line: number, body: { instrument: number }, version: number, key: string) =>
  ask(editionMoveCalls.move, { parameters: { id: line }, body, version, key })
