import { queryOptions } from '@tanstack/react-query'
import { editionMoveCalls } from 'contract/evaluation/edition-moves'
import { ask } from '../../../../session/ask.ts'

export const formerPartsQuery = (line: number, movedAt: string) =>
  queryOptions({
    queryKey: ['former-parts', line, movedAt],
    queryFn: ({ signal }) => ask(editionMoveCalls.former, { parameters: { id: line }, signal }),
  })
