import {
  defaultRole,
  hasAreas,
  hasFullScope,
  type Role,
  rolesForCreate,
  worksIn,
} from 'contract/access/roles'
import { NewUser } from 'contract/people/users'
import { personAdded } from '../../../access/recorded-person.ts'
import { foldedOf } from '../../../people/users/queries.ts'
import { type Draft, refused, taken } from '../draft.ts'
import { type Area, type Areas, areaTexts } from './areas.ts'
import { countryShown, type Planning, type Read } from './planning.ts'
import { shownPerson } from './read-row.ts'

/** The place of a person without areas: that of the first area, else the actor's. */
const originOf = ({ actor, regions }: Planning, areas: Area[], country: number | null) => {
  const [first] = areas
  if (first) return first.place
  const [own] = actor.areas
  if (worksIn(actor, 'region')) {
    const region = own === undefined ? undefined : regions.byId(own)
    return { country: region?.country ?? null, region: region?.id ?? null }
  }
  const isOwn = hasFullScope(actor) || actor.areas.includes(country ?? 0)
  return { country: (isOwn ? country : own) ?? null, region: null }
}

const areasOf = (
  { represented }: Planning,
  { row: fileRow, faults }: Read,
  role: Role,
  find: Areas,
  inUse: Set<number>,
): Area[] => {
  const names = areaTexts(fileRow)
  if (names.length === 0) return []
  if (!hasAreas(role)) {
    faults.add('areas', 'admin_must_not_have_area')
    return []
  }
  const found = names.map((word) => find(word, role))
  const areas = found.filter((each) => typeof each !== 'string')
  for (const code of new Set(found.filter((each) => typeof each === 'string')))
    faults.add(
      'areas',
      code,
      code === 'validation_error' ? 'Several schools have this name: write "Region / School"' : undefined,
    )
  const once = [...new Map(areas.map((area) => [area.id, area])).values()]
  if (!worksIn({ role }, 'country')) return once
  if (once.some(({ id }) => inUse.has(id) || represented.has(id)))
    faults.add('areas', 'more_than_one_representative')
  return once
}

/** Plans a new account. `inUse`: countries that have a representative. */
export const newPerson = (planning: Planning, each: Read, find: Areas, inUse: Set<number>): Draft => {
  const { actor, language, represented } = planning
  const { row: fileRow, faults, values: provided } = each
  const role = provided.role ?? defaultRole
  const allowed = rolesForCreate(actor.role)
  if (!allowed.includes(role)) faults.add('role', 'permission_denied', undefined, { allowed: [...allowed] })
  const areas = areasOf(planning, each, role, find, inUse)
  const person = taken(NewUser, { language, ...provided }, faults)
  if (!person || faults.any()) return refused(fileRow.row, faults.errors, shownPerson(fileRow))
  if (worksIn({ role }, 'country')) for (const { id } of areas) represented.add(id)
  const origin = originOf(planning, areas, person.country)
  const { username, full_name, email, phone } = person
  const after = { username, full_name, email, phone, role, language: person.language }
  const ids = areas.map(({ id }) => id)
  return {
    row: fileRow.row,
    deed: 'create',
    errors: {},
    before: null,
    after: {
      ...after,
      country: countryShown(planning, person.country),
      areas: areas.map(({ id, name }) => ({ id, name })),
    },
    written: {
      ...after,
      folded: foldedOf(person),
      country_id: person.country,
      managed_country_id: origin.country,
      managed_region_id: origin.region ?? null,
      areas: ids,
      audited: personAdded({ ...after, country: person.country, is_superuser: false }, { areas: ids }),
    },
  }
}
