import type { Call } from 'contract/access/call'
import type { z } from 'zod'
import { ask } from './ask.ts'
import type { RequestOptions } from './send.ts'

/** A list call, whose answer is a page or an array, of full rows or of summaries (`Listed`). */
type ListCall = Call & {
  answer: z.ZodUnion<readonly [page: z.ZodType, summaries: z.ZodType, all: z.ZodType, names: z.ZodType]>
}

const ways = {
  page: {},
  all: { paginated: 'false' },
  names: { paginated: 'false', summary: 'true' },
} as const
const placeOf = { page: 0, all: 2, names: 3 } as const

/** The type of the answer follows from `way`. */
export const askList = async <Wanted extends ListCall, Way extends keyof typeof ways>(
  call: Wanted,
  way: Way,
  { query, signal }: Pick<RequestOptions<Wanted>, 'query' | 'signal'>,
): Promise<z.output<Wanted['answer']['options'][(typeof placeOf)[Way]]>> =>
  (await ask<ListCall>(call, { query: { ...query, ...ways[way] }, ...(signal && { signal }) })) as z.output<
    Wanted['answer']['options'][(typeof placeOf)[Way]]
  >
