import type { userCalls } from 'contract/people/users'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { record } from '../../platform/audit/queries.ts'
import type { Handler } from '../../platform/http/feature.ts'
import { mustBeVersion } from '../../platform/http/versions.ts'
import { countriesRepresented } from '../areas/queries.ts'
import { forgetPerson } from './anonymise-person.ts'
import { mustManageIdentity } from './assert-manages.ts'
import { userToChange } from './queries.ts'
import { mustNotBeLast } from './superuser-queries.ts'

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
