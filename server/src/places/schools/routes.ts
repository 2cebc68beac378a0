import { permit } from 'contract/access/permissions'
import { countFields } from 'contract/places/school-fields'
import { numberFaults, SchoolChange, schoolCalls } from 'contract/places/schools'
import { fieldProblem, found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { outOfScope } from '../../access/out-of-scope.ts'
import { record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { feature } from '../../platform/http/feature.ts'
import { listedAsWritten } from '../../platform/http/paging.ts'
import type { Person } from '../../platform/http/person.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { regionPlace } from '../regions/queries.ts'
import { described } from './descriptions.ts'
import { schoolList } from './list-queries.ts'
import { addSchool, changeSchool, recorded, removeSchool, schoolById, schoolToChange } from './queries.ts'

/** The place of a new region; one out of scope is refused as if it did not exist. */
const placeOf = async (db: Db, actor: Person, region: number) => {
  const place = await regionPlace(db, actor, region)
  if (place) return place
  throw outOfScope(actor, fieldProblem('region', 'does_not_exist'))
}

/** A school representative writes only the numbers. */
const isOnlyNumbers = (providedFields: string[]): boolean =>
  providedFields.every((field) => !(field in SchoolChange.shape) || countFields.includes(field))

export const schools = feature(schoolCalls, described, {
  list: async (context) =>
    listedAsWritten(context, await schoolList(context.db, context.actor, context.language, context.query)),

  read: async ({ db, actor, language, parameters }) =>
    found(await schoolById(db, actor, language, parameters.id)),

  create: async (context) => {
    const { db, actor, language, body } = context
    const place = await placeOf(db, actor, body.region)
    permit(actor, 'school.create', place)
    const { id } = await addSchool(db, { ...body, country: place.country })
    await record(context, 'school.create', { type: 'school', id }, { new: recorded(body) })
    return found(await schoolById(db, actor, language, id))
  },

  change: async (context) => {
    const { db, actor, parameters, body, providedFields } = context
    const school = found(await schoolToChange(db, actor, parameters.id))
    const verb = isOnlyNumbers(providedFields) ? 'school.count' : 'school.change'
    permit(actor, verb, school)
    const place = body.region === undefined ? school : await placeOf(db, actor, body.region)
    permit(actor, verb, { ...place, school: school.id })
    assertVersion(context, school.version)
    const changed = Object.assign({}, school, body)
    const errors = numberFaults(changed)
    if (Object.keys(errors).length > 0) throw new Problem('more_than_whole', { errors })
    const audited = { old: recorded(school, body), new: recorded(body, body) }
    const change = { ...body, country: place.country }
    return found(await context.last(() => changeSchool(context, school.id, change, changed, audited)))
  },

  remove: async (context) => {
    const { db, actor, parameters } = context
    const school = found(await schoolToChange(db, actor, parameters.id))
    permit(actor, 'school.delete', school)
    await removeSchool(db, school.id)
    // last: that something depends on it is the better answer
    assertVersion(context, school.version)
    await record(context, 'school.delete', { type: 'school', id: school.id }, { old: recorded(school) })
    return done('school_deleted')
  },
})
