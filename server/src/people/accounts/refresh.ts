import type { accountCalls, Tokens } from 'contract/people/accounts'
import { Problem } from 'contract/platform/problems'
import { tokenHash } from '../../access/passwords/token-hash.ts'
import { revokeSession } from '../../access/session-queries.ts'
import { lockFamily, refreshToken, spendToken } from '../../access/token-queries.ts'
import { storeTokens, successorOf } from '../../access/tokens.ts'
import { record } from '../../platform/audit/queries.ts'
import { serverKey } from '../../platform/database/secret-queries.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import type { Handler, RequestContext } from '../../platform/http/feature.ts'
import { deviceKeyOf } from './device-key.ts'
import { notifyOfReuse } from './queries.ts'

type Renewed = Tokens & { device_key: string }

/** Null refuses; what was written before, such as the end of a stolen family, must be committed. */
const rotate = async (context: RequestContext<typeof accountCalls.refresh>): Promise<Renewed | null> => {
  const { db, body } = context
  const hash = tokenHash(body.refresh)
  if (!(await lockFamily(db, hash))) return null
  const token = await refreshToken(db, hash)
  if (!token.live || token.standing === 'expired') return null
  if (token.standing === 'reused') {
    await revokeSession(db, token.session, 'refresh_reuse')
    await record(context, 'auth.refresh_reuse', { type: 'user', id: token.user })
    await notifyOfReuse(db, token.user)
    return null
  }
  const successor = successorOf(await serverKey(db), { ...token, refresh: body.refresh })
  if (token.standing === 'fresh') await spendToken(db, token, hash)
  await storeTokens(db, token.session, token.generation + 1, successor)
  return { ...successor, device_key: await deviceKeyOf(db, token.user) }
}

/**
 * The next pair of tokens, the same pair until it is used; a token that is shown again after that ends its whole
 * family.
 */
export const refresh: Handler<typeof accountCalls.refresh> = async (context) => {
  if (!/^rt_[\w-]{43}$/.test(context.body.refresh)) throw new Problem('token_not_valid')
  const tokens = await transact(context.db, (transaction) => rotate({ ...context, db: transaction }))
  if (!tokens) throw new Problem('token_not_valid')
  return tokens
}
