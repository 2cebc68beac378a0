import { withoutSmallCounts } from 'contract/access/disclosure'
import { can } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import type { SchoolNumbers } from 'contract/places/school-fields'
import { NewSchool, numberFaults, SchoolChange } from 'contract/places/schools'
import { fold } from 'contract/platform/shapes'
import { keysOf } from 'contract/platform/typed'
import { recorded } from '../../../places/schools/queries.ts'
import { type Draft, type Faults, type FileRow, isSameValue, refused, taken } from '../draft.ts'
import type { RegionKnown, Regions } from '../places.ts'
import { shownCell } from '../read-cells.ts'
import type { SchoolKnown } from './meant-queries.ts'
import { refuseUnsaid } from './read-row.ts'

export type SchoolRead = {
  row: FileRow
  faults: Faults
  values: Record<string, unknown>
  id: number | null
  region: RegionKnown | null
  /** The country of a code: of the region, of the row, or the only one in scope. */
  country: number | null
}

/** With the name of the region, and lists as text. */
export const shown = ({ row: fileRow, region, values }: SchoolRead): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(fileRow.cells).map(([field, cell]) => [field, shownCell(cell ?? null)] as const),
  ),
  ...values,
  ...(region && { region: { id: region.id, name: region.name } }),
})

type Summary = Omit<SchoolKnown, 'id' | 'region' | 'version'>

const writtenOf = (school: Summary, region: RegionKnown, audit: object) => ({
  ...school,
  region_id: region.id,
  country_id: region.country,
  folded: `${fold(school.name)}\n${fold(school.project_name ?? '')}`,
  ...audit,
})

export const newSchool = (actor: Actor, each: SchoolRead, region: RegionKnown): Draft => {
  const { row: fileRow, faults, values } = each
  refuseUnsaid(fileRow, faults)
  const school = taken(NewSchool, { ...values, region: region.id }, faults) as NewSchool | null
  if (!can(actor, 'school.create', { country: region.country, region: region.id }))
    faults.add('region', 'permission_denied')
  if (!school || faults.any()) return refused(fileRow.row, faults.errors, shown(each))
  const { region: _, ...rest } = school
  return {
    row: fileRow.row,
    deed: 'create',
    errors: {},
    before: null,
    after: { ...rest, region: { id: region.id, name: region.name } },
    written: writtenOf(rest, region, { audited: recorded({ ...rest, region: region.id }) }),
  }
}

/** The name, the fields of the file, and the name of the region. */
const named = (fields: readonly (keyof Summary)[], values: Summary, place: RegionKnown) => ({
  ...Object.fromEntries([...new Set(['name' as const, ...fields])].map((field) => [field, values[field]])),
  region: { id: place.id, name: place.name },
})

const audited = (changed: readonly (keyof Summary)[], values: Summary, isMoved: boolean, place: number) =>
  recorded({
    ...Object.fromEntries(changed.map((field) => [field, values[field]])),
    ...(isMoved && { region: place }),
  })

/** Changes of an existing school. */
export const changedSchool = (
  actor: Actor,
  regions: Regions,
  each: SchoolRead,
  school: SchoolKnown,
): Draft => {
  const { row: fileRow, faults, values } = each
  const { id, region: from, version, ...current } = school
  const old = regions.byId(from)
  const region = each.region ?? old
  const provided = taken(SchoolChange, values, faults) as Partial<Summary> | null
  if (!provided || !region || !old || faults.any()) return refused(fileRow.row, faults.errors, shown(each))
  const after = { ...current, ...provided }
  faults.addAll(numberFaults(after as SchoolNumbers))
  for (const place of [old, region]) {
    if (!can(actor, 'school.change', { country: place.country, region: place.id, school: id }))
      faults.add('region', 'permission_denied')
  }
  if (faults.any()) return refused(fileRow.row, faults.errors, shown(each))
  const fields = keysOf(provided)
  const changed = fields.filter((field) => !isSameValue(provided[field], current[field]))
  const isMoved = region.id !== from
  return {
    row: fileRow.row,
    deed: changed.length === 0 && !isMoved ? 'same' : 'change',
    errors: {},
    before: withoutSmallCounts(named(fields, current, old)),
    after: named(fields, after, region),
    object_id: id,
    version,
    written: writtenOf(after, region, {
      audited: audited(changed, after, isMoved, region.id),
      audited_before: audited(changed, current, isMoved, from),
    }),
  }
}
