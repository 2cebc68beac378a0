import type { Call } from 'contract/call'
import { Problem } from 'contract/problems'
import type { z } from 'zod'
import { renew } from './renew.ts'
import { type Asking, send } from './send.ts'
import { session } from './stored-session.ts'

/** Asks a call of the contract as whoever is logged in. A token that has run out is renewed once, unseen. */
export const ask = async <Asked extends Call>(
  call: Asked,
  asking: Asking<Asked> = {},
): Promise<z.output<Asked['answer']>> => {
  const access = session()?.access ?? null
  try {
    return await send(call, asking, access)
  } catch (error) {
    if (!access || !(error instanceof Problem) || error.code !== 'token_not_valid') throw error
    return send(call, asking, await renew(access))
  }
}
