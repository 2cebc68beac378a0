import type { Actor } from 'contract/access/scope'
import type { userCalls } from 'contract/people/users'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { askForReset, factorResetOf, isTotpOn, removeTotp } from '../../access/second-step/queries.ts'
import { revokeSessions } from '../../access/session-queries.ts'
import { notifyOfSignIn } from '../../messages/emails/queries.ts'
import { notifyOfReset } from '../../messages/notifications/account-queries.ts'
import { settleReset } from '../../messages/notifications/settled-queries.ts'
import { record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/feature.ts'
import { stillDecides, whoDecides } from '../recovery/queries.ts'
import { assertManagesIdentity } from './assert-manages.ts'
import { userToChange } from './queries.ts'

/** Notifies those who may confirm, in place of the request before. */
const notifyOthers = async (db: Db, { id: by }: Actor, person: { id: number; full_name: string }) => {
  const others = (await whoDecides(db, person.id)).filter((id) => id !== by && id !== person.id)
  await settleReset(db, person.id)
  if (others.length > 0) await notifyOfReset(db, others, person)
}

/**
 * Removes the second factor of somebody who lost the app and the codes. One who decides over the person asks, another
 * confirms within three days; the person is notified of both. Neither can sign in by it, since the password stays.
 */
export const resetFactor: Handler<typeof userCalls.resetFactor> = async (context) => {
  const { db, actor, parameters } = context
  const person = found(await userToChange(db, actor, parameters.id))
  assertManagesIdentity(actor, person)
  if (person.id === actor.id) throw new Problem('permission_denied')
  if (!(await isTotpOn(db, person.id))) throw new Problem('no_second_factor')
  const object = { type: 'user', id: person.id }
  const wish = await factorResetOf(db, person.id)
  const isConfirmed = wish && wish.asked_by !== actor.id && (await stillDecides(db, wish.asked_by, person.id))
  if (!isConfirmed) {
    await askForReset(db, person.id, actor.id)
    await record(context, 'user.factor_reset_ask', object)
    await notifyOfSignIn(db, person.id, 'reset_asked')
    // a repeated request of the same person notifies nobody
    if (wish?.asked_by !== actor.id) await notifyOthers(db, actor, person)
    return done('factor_reset_asked')
  }
  await removeTotp(db, person.id)
  await settleReset(db, person.id)
  await revokeSessions(db, person.id, 'reset')
  await record(context, 'user.factor_reset', object, { new: { asked_by: wish.asked_by } })
  await notifyOfSignIn(db, person.id, 'reset_done')
  return done('factor_reset_done')
}
