import type { Role } from 'contract/access/roles'
import type { secondFactorCalls } from 'contract/people/second-factor'
import { fieldProblem, found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { spendCode } from '../../../access/second-step/check-code.ts'
import { hasPasskey, isTotpOn, recoveryCodesLeft, removeTotp } from '../../../access/second-step/queries.ts'
import { beginTotp, confirmTotp, makeRecoveryCodes } from '../../../access/second-step/set-up.ts'
import { noteProof } from '../../../access/session-queries.ts'
import { notifyOfSignIn } from '../../../messages/emails/queries.ts'
import { settleReset } from '../../../messages/notifications/settled-queries.ts'
import { record } from '../../../platform/audit/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { transact } from '../../../platform/database/sessions/transact.ts'
import type { Handler } from '../../../platform/http/feature.ts'
import type { Person } from '../../../platform/http/person.ts'
import { countAttempts, forgiveAttempts } from '../../../platform/http/throttle-queries.ts'
import { assertKnowsPassword } from '../check-password.ts'
import { ownPassword } from '../queries.ts'
import { codeAttempts } from './second-step.ts'

const assertOn = async (db: Db, user: number): Promise<void> => {
  if (!(await isTotpOn(db, user))) throw new Problem('no_second_factor')
}

/** Confirms the sign-in of the session anew, by password and, where there is a second factor, a code. */
export const repeatSignIn: Handler<typeof secondFactorCalls.repeat> = async (context) => {
  const { db, actor, body } = context
  await assertKnowsPassword(db, actor.id, 'password', body.password)
  const object = { type: 'user', id: actor.id }
  const needsCode = await isTotpOn(db, actor.id)
  if (needsCode && body.code === undefined) throw fieldProblem('code', 'required')
  if (needsCode) await countAttempts(db, codeAttempts(actor.id))
  const isProven = await transact(db, async (transaction) => {
    if (needsCode) {
      if (!(await spendCode(transaction, actor.id, body.code ?? ''))) return false
      await forgiveAttempts(transaction, codeAttempts(actor.id))
    }
    await noteProof(transaction, actor.session)
    await record({ ...context, db: transaction }, 'auth.step_up', object)
    return true
  })
  if (!isProven) throw fieldProblem('code', 'incorrect_code')
  return done('sign_in_repeated')
}

/** Nobody with a passkey needs an app: it is a second factor too. */
const isRequired = async (db: Db, { id, role }: Person, required: readonly Role[]): Promise<boolean> =>
  required.includes(role) && !(await hasPasskey(db, id))

export const readFactor =
  (required: readonly Role[]): Handler<typeof secondFactorCalls.read> =>
  async ({ db, actor }) => ({
    totp: await isTotpOn(db, actor.id),
    recovery_codes_left: await recoveryCodesLeft(db, actor.id),
    required: await isRequired(db, actor, required),
    has_password: found(await ownPassword(db, actor.id)).password_hash !== null,
    has_passkey: await hasPasskey(db, actor.id),
  })

export const beginFactor: Handler<typeof secondFactorCalls.begin> = async (context) => {
  const { db, actor } = context
  const { username } = found(await ownPassword(db, actor.id))
  await record(context, 'auth.second_factor_begin', { type: 'user', id: actor.id })
  return beginTotp(db, { id: actor.id, username })
}

export const confirmFactor: Handler<typeof secondFactorCalls.confirm> = async (context) => {
  const { db, actor, body } = context
  await countAttempts(db, codeAttempts(actor.id))
  const recovery_codes = await transact(db, async (transaction) => {
    const codes = await confirmTotp(transaction, actor.id, body.code)
    if (!codes) return null
    await forgiveAttempts(transaction, codeAttempts(actor.id))
    await record({ ...context, db: transaction }, 'auth.second_factor_on', { type: 'user', id: actor.id })
    await notifyOfSignIn(transaction, actor.id, 'totp_on')
    return codes
  })
  if (!recovery_codes) throw fieldProblem('code', 'incorrect_code')
  return done('second_factor_on', { recovery_codes })
}

export const newCodes: Handler<typeof secondFactorCalls.newCodes> = async (context) => {
  const { db, actor } = context
  await assertOn(db, actor.id)
  const recovery_codes = await makeRecoveryCodes(db, actor.id)
  await record(context, 'auth.recovery_codes', { type: 'user', id: actor.id })
  await notifyOfSignIn(db, actor.id, 'codes_new')
  return done('recovery_codes_made', { recovery_codes })
}

export const removeFactor =
  (required: readonly Role[]): Handler<typeof secondFactorCalls.remove> =>
  async (context) => {
    const { db, actor } = context
    if (await isRequired(db, actor, required)) throw new Problem('second_factor_required')
    await assertOn(db, actor.id)
    await removeTotp(db, actor.id)
    await settleReset(db, actor.id)
    await record(context, 'auth.second_factor_off', { type: 'user', id: actor.id })
    await notifyOfSignIn(db, actor.id, 'totp_off')
    return done('second_factor_off')
  }
