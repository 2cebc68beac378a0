import { mayWriteAccount } from 'contract/access/managing'
import { can } from 'contract/access/permissions'
import { type AreaKind, areaKindOf, hasAreas } from 'contract/access/roles'
import { areaCalls, type NewArea } from 'contract/people/areas'
import { fieldProblem, found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { defined } from 'contract/platform/typed'
import type { z } from 'zod'
import { outOfScope } from '../../access/out-of-scope.ts'
import { record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { feature } from '../../platform/http/feature.ts'
import type { Person } from '../../platform/http/person.ts'
import { fitsLocalRole } from '../local-roles/queries.ts'
import { purgeJobs } from '../users/anonymise-queries.ts'
import { setOrigin, touchUser, userToChange } from '../users/queries.ts'
import { described } from './descriptions.ts'
import {
  addAreas,
  areaById,
  areaToRemove,
  countriesRepresented,
  placesToAssign,
  removeArea,
} from './queries.ts'

/** Somebody the actor manages; a superuser only by another superuser. */
const personToPlace = async (db: Db, actor: Person, id: number) => {
  const person = await userToChange(db, actor, id)
  if (!person) throw outOfScope(actor, fieldProblem('user', 'does_not_exist'))
  if (!person.managed || !mayWriteAccount(actor, person)) throw new Problem('permission_denied')
  return person
}

const placeOfBody = (body: z.output<typeof NewArea>): { of: AreaKind; id: number } => {
  if (body.country !== undefined) return { of: 'country', id: body.country }
  return body.region !== undefined
    ? { of: 'region', id: body.region }
    : { of: 'school', id: defined(body.school) }
}

export const areas = feature(areaCalls, described, {
  assign: async (context) => {
    const { db, actor, language, body } = context
    const { of, id } = placeOfBody(body)
    const person = await personToPlace(db, actor, body.user)
    const [place] = await placesToAssign(db, actor, { of, ids: [id], field: of })
    if (!hasAreas(person.role)) throw fieldProblem(of, 'admin_must_not_have_area')
    if (areaKindOf(person.role) !== of) throw fieldProblem(of, 'area_role_mismatch')
    if (!(await fitsLocalRole(db, person.local_role, found(place).country)))
      throw fieldProblem(of, 'area_role_mismatch')
    const [area] = await addAreas(db, person.id, person.role, [id])
    await setOrigin(db, person.id, found(place))
    await touchUser(db, person.id)
    await record(context, 'area.assign', { type: 'user', id: person.id }, { new: { [of]: id } })
    return found(await areaById(db, language, found(area).id))
  },

  remove: async (context) => {
    const { db, actor, language, parameters } = context
    const area = found(await areaToRemove(db, parameters.id))
    const person = found(await userToChange(db, actor, area.user))
    if (person.id === actor.id) throw new Problem('permission_denied')
    if (!can(actor, 'area.remove', area)) throw new Problem('not_found')
    if (!mayWriteAccount(actor, person)) throw new Problem('permission_denied')
    const represented = area.kind === 'country' ? await countriesRepresented(db, language, person.id) : []
    await removeArea(db, area.id)
    await purgeJobs(db, person.id)
    await touchUser(db, person.id)
    const id = area.school ?? area.region ?? area.country
    await record(context, 'area.remove', { type: 'user', id: person.id }, { old: { [area.kind]: id } })
    return done(`${area.kind}_deallocated`, {
      countries_without_representative: represented.filter(({ id: country }) => country === area.country),
    })
  },
})
