import type { userCalls } from 'contract/people/users'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { record } from '../../platform/audit/queries.ts'
import type { Handler } from '../../platform/http/feature.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { countriesRepresented } from '../areas/queries.ts'
import { anonymisePerson } from './anonymise-person.ts'
import { assertManagesIdentity } from './assert-manages.ts'
import { userToChange } from './queries.ts'
import { assertNotLast } from './superuser-queries.ts'

/** Files that were made for the person are swept within a day. */
export const remove: Handler<typeof userCalls.remove> = async (context) => {
  const { db, actor, language, parameters } = context
  const person = found(await userToChange(db, actor, parameters.id))
  if (person.id === actor.id) throw new Problem('permission_denied')
  assertManagesIdentity(actor, person)
  await assertNotLast(db, person.id)
  assertVersion(context, person.version)
  const countries_without_representative = await countriesRepresented(db, language, person.id)
  const { areas } = await anonymisePerson(db, person.id)
  await record(context, 'user.delete', { type: 'user', id: person.id }, { old: { role: person.role, areas } })
  return done('user_deleted', { countries_without_representative })
}
