import type { Call } from 'contract/access/call'
import type { z } from 'zod'
import { type Asking, send } from './send.ts'
import { session } from './stored-session.ts'
import { withToken } from './with-token.ts'

/**
 * Asks a call of the contract as whoever is logged in, or as nobody but the `owner`. A token that has run out is
 * renewed once, unseen.
 */
export const ask = async <Asked extends Call>(
  call: Asked,
  asking: Asking<Asked> = {},
  owner?: number,
): Promise<z.output<Asked['answer']>> => {
  if (owner === undefined && !session()) return send(call, asking, null)
  return withToken((access) => send(call, asking, access), owner)
}
