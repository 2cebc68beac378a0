import { found, Problem } from 'contract/problems'
import { done } from 'contract/successes'
import type { userCalls } from 'contract/users'
import { removeAreasOf } from '../areas/queries.ts'
import { forgetPersonal, record } from '../audit/queries.ts'
import type { Handler } from '../http/feature.ts'
import { mustBeVersion } from '../http/versions.ts'
import { forgetLetters } from '../letters/queries.ts'
import { voidTokens } from '../recovery/queries.ts'
import { forgetSessions } from '../sessions/queries.ts'
import { mustNotBeLast } from '../superusers/queries.ts'
import { mustManage } from './must-manage.ts'
import { forgetUser, userToChange } from './queries.ts'

/** The person goes, with areas and sessions; the row stays without a name, because what they wrote stays. */
export const remove: Handler<typeof userCalls.remove> = async (asked) => {
  const { db, actor, parameters } = asked
  const person = found(await userToChange(db, actor, parameters.id))
  if (person.id === actor.id) throw new Problem('permission_denied')
  mustManage(actor, person)
  await mustNotBeLast(db, person.id)
  mustBeVersion(asked, person.version)
  const areas = await removeAreasOf(db, person.id)
  await forgetSessions(db, person.id)
  await forgetLetters(db, person.id)
  await voidTokens(db, person.id)
  await forgetUser(db, person.id)
  const object = { type: 'user', id: person.id }
  await forgetPersonal(db, object)
  await record(asked, 'user.delete', object, { old: { role: person.role, areas } })
  return done('user_deleted')
}
