import { found, Problem } from 'contract/problems'
import { done } from 'contract/successes'
import type { userCalls } from 'contract/users'
import { countriesRepresented } from '../areas/queries.ts'
import { record } from '../audit/queries.ts'
import type { Handler } from '../http/feature.ts'
import { mustBeVersion } from '../http/versions.ts'
import { mustNotBeLast } from '../superusers/queries.ts'
import { forgetPerson } from './forget/forget-person.ts'
import { mustManageIdentity } from './must-manage.ts'
import { userToChange } from './queries.ts'

/** The person goes; files that were made for the person are swept within a day. */
export const remove: Handler<typeof userCalls.remove> = async (asked) => {
  const { db, actor, language, parameters } = asked
  const person = found(await userToChange(db, actor, parameters.id))
  if (person.id === actor.id) throw new Problem('permission_denied')
  mustManageIdentity(actor, person)
  await mustNotBeLast(db, person.id)
  mustBeVersion(asked, person.version)
  const countries_without_representative = await countriesRepresented(db, language, person.id)
  const { areas } = await forgetPerson(db, person.id)
  await record(asked, 'user.delete', { type: 'user', id: person.id }, { old: { role: person.role, areas } })
  return done('user_deleted', { countries_without_representative })
}
