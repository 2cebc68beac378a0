import { type By, record } from '../platform/audit/queries.ts'
import type { Db } from '../platform/database/db.ts'
import { transact } from '../platform/database/sessions/transact.ts'
import { networkOf } from '../platform/http/server/networks.ts'

type Failed = {
  user: number | null
  reason: string
  /** Where it was no password. */
  by?: 'passkey' | 'provider'
  /** Nobody may try again for a while. */
  full?: boolean
}

/** A sign-in that failed is in the audit, whichever way it was tried; in a transaction of its own. */
export const recordFailedSignIn = (
  context: By & { db: Db; request: { ip: string } },
  { user, reason, by, full = false }: Failed,
): Promise<void> =>
  transact(context.db, async (db) => {
    const inside = { ...context, db }
    const object = { type: 'user', id: user }
    const tried = { network: networkOf(context.request.ip), reason, ...(by && { by }) }
    await record(inside, 'auth.login_failed', object, { new: tried })
    if (full) await record(inside, 'auth.throttled', object)
  })
