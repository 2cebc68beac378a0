import type { Call } from 'contract/call'
import type { z } from 'zod'
import { type Asking, send } from './send.ts'
import { session } from './stored-session.ts'
import { withToken } from './with-token.ts'

/** Asks a call of the contract as whoever is logged in. A token that has run out is renewed once, unseen. */
export const ask = async <Asked extends Call>(
  call: Asked,
  asking: Asking<Asked> = {},
): Promise<z.output<Asked['answer']>> => {
  if (!session()) return send(call, asking, null)
  return withToken((access) => send(call, asking, access))
}
