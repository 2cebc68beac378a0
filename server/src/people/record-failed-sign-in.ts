import { type By, record } from '../platform/audit/queries.ts'
import type { Db } from '../platform/database/db.ts'
import { transact } from '../platform/database/sessions/transact.ts'
import { networkOf } from '../platform/http/server/networks.ts'

type Failed = {
  user: number | null
  reason: string
  /** Left out for a password. */
  by?: 'passkey' | 'provider'
  /** Whether attempts are refused for a while now. */
  full?: boolean
}

/** Records a failed sign-in of any kind in the audit, in a transaction of its own. */
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
