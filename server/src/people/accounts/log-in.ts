import type { Role } from 'contract/access/roles'
import type { accountCalls } from 'contract/people/accounts'
import { Problem } from 'contract/platform/problems'
import { newTicket } from '../../access/second-step/ticket-queries.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import type { Handler, RequestContext } from '../../platform/http/feature.ts'
import { networkOf, senderAddress } from '../../platform/http/server/networks.ts'
import { type Attempt, forgiveAttempts } from '../../platform/http/throttle-queries.ts'
import { beginSession } from '../begin-session.ts'
import { recordFailedSignIn } from '../record-failed-sign-in.ts'
import { checkPassword } from './check-password.ts'
import { type Account, accountNamed, noteLogin } from './queries.ts'

type Login = RequestContext<typeof accountCalls.login>

/**
 * Known or unknown, an identifier takes the same way: counted, its password hashed, one answer. User name and e-mail
 * of one account count as one. Whoever logged in from this network lately is not locked out by attempts of others.
 */
const attemptsOf = (account: Account | null, folded: string, ip: string): Attempt[] => {
  const one = account ? `account ${account.id}` : `name ${folded}`
  return [
    { limit: 'login_address', of: senderAddress(ip) },
    ...(account?.at_home ? [] : [{ limit: 'login_name', of: one } as const]),
    { limit: 'login_name_and_network', of: `${one}\n${networkOf(ip)}` },
  ]
}

/** The step after a right password, if any. */
const nextStep = ({ has_totp, role }: Account, required: readonly Role[]): 'code' | 'set_up' | null => {
  if (has_totp) return 'code'
  return required.includes(role) ? 'set_up' : null
}

/** The session after a right password; null when the account was changed or closed meanwhile. */
const begin = async (context: Login, account: Account, attempts: Attempt[]) => {
  if (!(await noteLogin(context.db, account))) return null
  await forgiveAttempts(context.db, attempts)
  return beginSession(context, { user: account.id, remember: context.body.remember })
}

/** A ticket for the second step, before there is a session. */
const ticketFor = async ({ db, body }: Login, account: Account, attempts: Attempt[]): Promise<string> => {
  await forgiveAttempts(db, attempts)
  return newTicket(db, { ...account, remember: body.remember })
}

type Roles = {
  /** Roles that sign in with a provider only (decision 224); only a right password reveals it. */
  offRoles: readonly Role[]
  /** Roles that must have a second factor (decision 219). */
  secondFactorRoles: readonly Role[]
}

export const logIn =
  ({ offRoles, secondFactorRoles }: Roles): Handler<typeof accountCalls.login> =>
  async (context) => {
    const { db, body, request } = context
    const { account, folded } = await accountNamed(db, body.username, networkOf(request.ip))
    const attempts = attemptsOf(account, folded, request.ip)
    const { right, full } = await checkPassword(db, attempts, account?.password_hash ?? null, body.password)
    const within = <Value>(work: (inside: Login) => Promise<Value>) =>
      transact(db, (transaction) => work({ ...context, db: transaction }))
    const isOff = account !== null && right && offRoles.includes(account.role)
    if (account && right && !isOff) {
      const next = nextStep(account, secondFactorRoles)
      if (next) {
        const ticket = await within((inside) => ticketFor(inside, account, attempts))
        throw new Problem('second_factor_needed', { ticket, next })
      }
      const loggedIn = await within((inside) => begin(inside, account, attempts))
      if (loggedIn) return loggedIn
    }
    const code = isOff ? 'local_sign_in_off' : 'invalid_credentials'
    const reason = !account ? 'unknown' : isOff ? code : right ? 'changed' : 'password'
    await recordFailedSignIn(context, { user: account?.id ?? null, reason, full })
    throw new Problem(code)
  }
