import { queryOptions } from '@tanstack/react-query'
import { type NewPersonalToken, personalTokenCalls } from 'contract/people/personal-tokens'
import type { z } from 'zod'
import { ask } from '../../../../session/ask.ts'

export const personalTokensQuery = () =>
  queryOptions({
    queryKey: ['profile', 'tokens'],
    queryFn: ({ signal }) => ask(personalTokenCalls.list, { signal }),
  })

export const makePersonalToken = async (body: z.input<typeof NewPersonalToken>): Promise<string> =>
  (await ask(personalTokenCalls.create, { body })).token

export const endPersonalToken = (id: number) => ask(personalTokenCalls.remove, { parameters: { id } })
