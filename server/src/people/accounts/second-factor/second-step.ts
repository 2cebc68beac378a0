import type { secondStepCalls } from 'contract/people/second-factor'
import { fieldProblem, Problem } from 'contract/platform/problems'
import { spendCode } from '../../../access/second-step/check-code.ts'
import { isTotpOn } from '../../../access/second-step/queries.ts'
import { beginTotp, confirmTotp } from '../../../access/second-step/set-up.ts'
import { ownerOfTicket, spendTicket } from '../../../access/second-step/ticket-queries.ts'
import { notifyOfSignIn } from '../../../messages/emails/queries.ts'
import { record } from '../../../platform/audit/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { transact } from '../../../platform/database/sessions/transact.ts'
import type { Handler, RequestContext } from '../../../platform/http/feature.ts'
import { type Attempt, countAttempts, forgiveAttempts } from '../../../platform/http/throttle-queries.ts'
import { beginSession } from '../../begin-session.ts'
import { recordFailedSignIn } from '../../record-failed-sign-in.ts'
import { noteLogin } from '../queries.ts'

type Step = Pick<RequestContext, 'db' | 'request' | 'language'> & { body: { ticket: string } }

const ticketProblem = () => new Problem('login_ticket_invalid')

const ownerOf = async (db: Db, ticket: string) => {
  const owner = await ownerOfTicket(db, ticket)
  if (!owner) throw ticketProblem()
  return owner
}

/** Codes are counted by account, whatever the ticket: only who has the password gets here. */
export const codeAttempts = (user: number): Attempt[] => [{ limit: 'second_factor', of: String(user) }]

/** The password alone never replaces a second factor. */
const assertNone = async (db: Db, user: number): Promise<void> => {
  if (await isTotpOn(db, user)) throw ticketProblem()
}

/** Counts, then does the step in one transaction; a wrong code is recorded, and the ticket stays valid. */
const withCode = async <Proven>(context: Step, prove: (db: Db, user: number) => Promise<Proven | null>) => {
  const { db, request, body } = context
  const { id } = await ownerOf(db, body.ticket)
  const full = await countAttempts(db, codeAttempts(id))
  const done = await transact(db, async (transaction) => {
    const owner = await ownerOf(transaction, body.ticket)
    const proven = await prove(transaction, owner.id)
    if (proven === null) return null
    if (!(await spendTicket(transaction, body.ticket))) throw ticketProblem()
    await forgiveAttempts(transaction, codeAttempts(owner.id))
    if (!(await noteLogin(transaction, owner))) throw ticketProblem()
    const session = { user: owner.id, remember: owner.remember }
    return { begun: await beginSession({ ...context, db: transaction }, session), proven }
  })
  if (done) return done
  await recordFailedSignIn({ db, request, actor: null }, { user: id, reason: 'code', full })
  throw fieldProblem('code', 'incorrect_code')
}

export const enterCode: Handler<typeof secondStepCalls.enter> = async (context) => {
  const { begun } = await withCode(context, async (db, user) => {
    const proof = await spendCode(db, user, context.body.code)
    if (proof === 'recovery_code') {
      await record({ ...context, db, actor: { id: user } }, 'auth.recovery_code_used', {
        type: 'user',
        id: user,
      })
      await notifyOfSignIn(db, user, 'code_used')
    }
    return proof
  })
  return begun
}

/** A secret for who must have a second factor and has none: nobody else gets such a ticket. */
export const setUpAtSignIn: Handler<typeof secondStepCalls.setUp> = async (context) =>
  transact(context.db, async (db) => {
    const owner = await ownerOf(db, context.body.ticket)
    await assertNone(db, owner.id)
    await record({ ...context, db, actor: owner }, 'auth.second_factor_begin', { type: 'user', id: owner.id })
    return beginTotp(db, owner)
  })

export const confirmAtSignIn: Handler<typeof secondStepCalls.confirm> = async (context) => {
  const { begun, proven } = await withCode(context, async (db, user) => {
    await assertNone(db, user)
    const codes = await confirmTotp(db, user, context.body.code)
    if (!codes) return null
    await record({ ...context, db, actor: { id: user } }, 'auth.second_factor_on', { type: 'user', id: user })
    await notifyOfSignIn(db, user, 'totp_on')
    return codes
  })
  return { ...begun, recovery_codes: proven }
}
