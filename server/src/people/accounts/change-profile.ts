import type { accountCalls } from 'contract/people/accounts'
import { fieldProblem, found } from 'contract/platform/problems'
import { changesOf } from '../../access/recorded-person.ts'
import { isTotpOn } from '../../access/second-step/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import type { Handler } from '../../platform/http/feature.ts'
import { assertRecent } from '../../platform/http/step-up.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { changeAddress } from '../email-addresses/queries.ts'
import { changeUser, profileById, userToChange } from '../users/queries.ts'
import { assertKnowsPassword } from './check-password.ts'

/** Changed only with the password. */
const isProtected = (field: string) => field === 'email' || field === 'username'

export const changeProfile: Handler<typeof accountCalls.changeProfile> = async (context) => {
  const { db, actor, language, body, providedFields } = context
  const { current_password, email, ...change } = body
  if (providedFields.some(isProtected)) {
    if (current_password === undefined) throw fieldProblem('current_password', 'required')
    await assertKnowsPassword(db, actor.id, 'current_password', current_password)
    // with a second factor the password is only half of a sign-in
    if (await isTotpOn(db, actor.id)) assertRecent(actor)
  }
  return transact(db, async (transaction) => {
    const person = found(await userToChange(transaction, actor, actor.id))
    assertVersion(context, person.version)
    const pending_email = await changeAddress(transaction, person, email, actor)
    await changeUser(transaction, { ...person, pending_email }, change)
    const object = { type: 'user', id: actor.id }
    await record(
      { ...context, db: transaction },
      'user.change',
      object,
      changesOf(person, { ...change, pending_email }),
    )
    return found(await profileById(transaction, change.language ?? language, actor.id))
  })
}
