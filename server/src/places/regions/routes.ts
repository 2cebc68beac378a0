import { permit } from 'contract/access/permissions'
import { hasFullScope } from 'contract/access/roles'
import { regionCalls } from 'contract/places/regions'
import { fieldProblem, found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { feature } from '../../platform/http/feature.ts'
import { listed } from '../../platform/http/paging.ts'
import type { Person } from '../../platform/http/person.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { countryExists } from '../countries/queries.ts'
import { described } from './descriptions.ts'
import { addRegion, changeRegion, regionById, regionList, regionToChange, removeRegion } from './queries.ts'

/** Only an administrator learns that a country does not exist; others may not even name one out of scope. */
const assertCountry = async (db: Db, actor: Person, country: number) => {
  if (hasFullScope(actor) && !(await countryExists(db, country))) {
    throw fieldProblem('country', 'does_not_exist')
  }
}

export const regions = feature(regionCalls, described, {
  list: async (context) =>
    listed(context, await regionList(context.db, context.actor, context.language, context.query)),

  read: async ({ db, actor, language, parameters }) =>
    found(await regionById(db, actor, language, parameters.id)),

  create: async (context) => {
    const { db, actor, language, body } = context
    permit(actor, 'region.create', { country: body.country })
    await assertCountry(db, actor, body.country)
    const { id } = await addRegion(db, body)
    await record(context, 'region.create', { type: 'region', id }, { new: body })
    return found(await regionById(db, actor, language, id))
  },

  change: async (context) => {
    const { db, actor, language, parameters, body } = context
    const region = found(await regionToChange(db, actor, parameters.id))
    permit(actor, 'region.change', region)
    if (body.country !== undefined && body.country !== region.country) {
      permit(actor, 'region.move', region)
      await assertCountry(db, actor, body.country)
    }
    assertVersion(context, region.version)
    await changeRegion(db, region.id, body)
    await record(
      context,
      'region.change',
      { type: 'region', id: region.id },
      { old: { name: region.name, country: region.country }, new: body },
    )
    return found(await regionById(db, actor, language, region.id))
  },

  remove: async (context) => {
    const { db, actor, parameters } = context
    const region = found(await regionToChange(db, actor, parameters.id))
    permit(actor, 'region.delete', region)
    await removeRegion(db, region.id)
    // last: that something depends on it is the better answer
    assertVersion(context, region.version)
    await record(context, 'region.delete', { type: 'region', id: region.id }, { old: region })
    return done('region_deleted')
  },
})
