import type { Call } from 'contract/access/call'
import type { z } from 'zod'
import { type RequestOptions, send } from './send.ts'
import { session } from './stored-session.ts'
import { withToken } from './with-token.ts'

/**
 * Asks a call of the contract as whoever is logged in, or as nobody but the `owner`. A token that has run out is
 * renewed once, unseen.
 */
export const ask = async <Wanted extends Call>(
  call: Wanted,
  options: RequestOptions<Wanted> = {},
  owner?: number,
): Promise<z.output<Wanted['answer']>> => {
  if (owner === undefined && !session()) return send(call, options, null)
  return withToken((access) => send(call, options, access), owner)
}
