import type { accountCalls } from 'contract/people/accounts'
import { found, Problem } from 'contract/platform/problems'
import { addSession, endLeastUsed } from '../../access/session-queries.ts'
import { newTokens, storeTokens } from '../../access/tokens.ts'
import { record } from '../../platform/audit/queries.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import type { Handler, RequestContext } from '../../platform/http/feature.ts'
import { networkOf, senderAddress } from '../../platform/http/server/networks.ts'
import { type Attempt, forgiveAttempts } from '../../platform/http/throttle-queries.ts'
import { userById } from '../users/queries.ts'
import { checkPassword } from './check-password.ts'
import { deviceKeyOf } from './device-key.ts'
import { type Account, accountNamed, noteLogin } from './queries.ts'

type Login = RequestContext<typeof accountCalls.login>

/**
 * Known or unknown, an identifier goes the same way: counted, its password hashed, one answer. User name and e-mail of
 * one account count as one. Who logged in from this network lately is not shut out by what others try.
 */
const attemptsOf = (account: Account | null, folded: string, ip: string): Attempt[] => {
  const one = account ? `account ${account.id}` : `name ${folded}`
  return [
    { limit: 'login_address', of: senderAddress(ip) },
    ...(account?.at_home ? [] : [{ limit: 'login_name', of: one } as const]),
    { limit: 'login_name_and_network', of: `${one}\n${networkOf(ip)}` },
  ]
}

/** The session of somebody whose password was right; null when the account was changed or closed meanwhile. */
const begin = async (context: Login, account: Account, attempts: Attempt[]) => {
  const { db, body, request, language } = context
  if (!(await noteLogin(db, account))) return null
  await forgiveAttempts(db, attempts)
  const network = networkOf(request.ip)
  const device = request.headers['user-agent']?.slice(0, 200) ?? null
  const by = { db, request, actor: account }
  const object = { type: 'user', id: account.id } as const
  for (const ended of await endLeastUsed(db, account.id))
    await record(by, 'auth.session_end', object, { old: { session: ended, reason: 'too_many' } })
  const session = await addSession(db, { user: account.id, remember: body.remember, device, network })
  const tokens = newTokens()
  await storeTokens(db, session.id, 1, tokens)
  await record(by, 'auth.login', object, { new: { network } })
  const device_key = await deviceKeyOf(db, account.id)
  return { ...tokens, device_key, user: found(await userById(db, language, account.id)) }
}

export const logIn: Handler<typeof accountCalls.login> = async (context) => {
  const { db, body, request } = context
  const { account, folded } = await accountNamed(db, body.username, networkOf(request.ip))
  const attempts = attemptsOf(account, folded, request.ip)
  const { right, full } = await checkPassword(db, attempts, account?.password_hash ?? null, body.password)
  const within = <Value>(work: (inside: Login) => Promise<Value>) =>
    transact(db, (transaction) => work({ ...context, db: transaction }))
  const loggedIn = account && right ? await within((inside) => begin(inside, account, attempts)) : null
  if (loggedIn) return loggedIn
  const reason = !account ? 'unknown' : right ? 'changed' : 'password'
  await within(async (inside) => {
    const object = { type: 'user', id: account?.id ?? null }
    await record(inside, 'auth.login_failed', object, { new: { network: networkOf(request.ip), reason } })
    if (full) await record(inside, 'auth.throttled', object)
  })
  throw new Problem('invalid_credentials')
}
