import { permit } from 'contract/access/permissions'
import { fitsRole, localRoleCalls } from 'contract/people/local-roles'
import { fieldProblem, found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { record } from '../../platform/audit/queries.ts'
import { feature } from '../../platform/http/feature.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { described } from './descriptions.ts'
import {
  addLocalRole,
  changeLocalRole,
  localRole,
  localRoles,
  localRoleToChange,
  purgeJobsOfLocalRole,
  removeLocalRole,
} from './queries.ts'

const thing = (id: number) => ({ type: 'local_role', id })

export const countryRoles = feature(localRoleCalls, described, {
  list: ({ db, actor, language }) => localRoles(db, actor, language),

  create: async (context) => {
    const { db, actor, language, body } = context
    permit(actor, 'local_role.write', { country: body.country })
    const made = await addLocalRole(db, body)
    if (!made) throw new Problem('quota_exceeded', { status: 409 })
    await record(context, 'local_role.create', thing(made.id), { new: body })
    return found(await localRole(db, actor, language, made.id))
  },

  change: async (context) => {
    const { db, actor, language, parameters, body } = context
    const before = found(await localRoleToChange(db, actor, parameters.id))
    permit(actor, 'local_role.write', before)
    assertVersion(context, before.version)
    const { id, role, name, withheld } = before
    if (!fitsRole({ role, withheld: body.withheld ?? withheld }))
      throw fieldProblem('withheld', 'validation_error')
    await changeLocalRole(db, id, body)
    if (body.withheld) await purgeJobsOfLocalRole(db, id)
    await record(context, 'local_role.change', thing(id), { old: { name, withheld }, new: body })
    return found(await localRole(db, actor, language, id))
  },

  remove: async (context) => {
    const { db, actor, parameters } = context
    const { id, country, role, name, withheld, version } = found(
      await localRoleToChange(db, actor, parameters.id),
    )
    permit(actor, 'local_role.write', { country })
    await removeLocalRole(db, id)
    // last: that the role is in use is the better answer
    assertVersion(context, version)
    await record(context, 'local_role.delete', thing(id), { old: { country, role, name, withheld } })
    return done('local_role_deleted')
  },
})
