import { withoutSmallCounts } from 'contract/access/disclosure'
import { can } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import { type SchoolNumbers } from 'contract/places/school-fields'
import { NewSchool, numberFaults, SchoolChange } from 'contract/places/schools'
import { fold } from 'contract/platform/shapes'
import { keysOf } from 'contract/platform/typed'
import { recorded } from '../../../places/schools/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import {
  type Draft,
  type Faults,
  type FileRow,
  isSame,
  keyOf,
  openFaults,
  refused,
  type Spoken,
  taken,
} from '../draft.ts'
import { type RegionKnown, type Regions, unseen } from '../places.ts'
import { shownCell } from '../read-cells.ts'
import { namesTaken, type SchoolKnown, schoolsMeant } from './queries.ts'
import { readSchool, refuseUnsaid } from './read-row.ts'

type Read = {
  row: FileRow
  faults: Faults
  values: Record<string, unknown>
  id: number | null
  region: RegionKnown | null
}

const placeOf = (region: number, name: string): string => `${region} ${keyOf(name)}`

/** As the person reads it: the region by its name, lists as words. */
const shown = ({ row: fileRow, region, values }: Read): Record<string, unknown> => ({
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

/** Plans the rows of schools slice by slice; what one slice said is known to the next. */
export const openSchools = (actor: Actor, regions: Regions) => {
  const names = new Set<string>()
  const ids = new Set<number>()

  const read = (row: FileRow, { language }: Spoken): Read => {
    const faults = openFaults()
    const values = readSchool(row, faults, language)
    const { id: number, region: named, country } = row.cells
    const text = number === undefined ? '' : String(shownCell(number)).trim()
    const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
    if (text !== '' && id === null) faults.add('id', 'validation_error')
    let region: RegionKnown | null = null
    if (named !== undefined) {
      const found = regions.find(named, country)
      if (typeof found === 'string') faults.add('region', found)
      else region = found
    } else if (text === '') faults.add('region', 'required')
    return { row, faults, values, id, region }
  }

  const create = (each: Read, region: RegionKnown): Draft => {
    const { row: fileRow, faults, values } = each
    refuseUnsaid(fileRow, faults)
    const school = taken(NewSchool, { ...values, region: region.id }, faults) as NewSchool | null
    if (!can(actor, 'school.create', { country: region.country, region: region.id }))
      faults.add('region', 'permission_denied')
    if (!school || faults.any()) return refused(fileRow.row, faults.errors, shown(each))
    const { region: _, ...rest } = school
    names.add(placeOf(region.id, school.name))
    return {
      row: fileRow.row,
      deed: 'create',
      errors: {},
      before: null,
      after: { ...rest, region: { id: region.id, name: region.name } },
      written: writtenOf(rest, region, { audited: recorded({ ...rest, region: region.id }) }),
    }
  }

  const change = (each: Read, school: SchoolKnown): Draft => {
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
    names.add(placeOf(region.id, after.name))
    ids.add(id)
    const fields = keysOf(provided)
    const changed = fields.filter((field) => !isSame(provided[field], current[field]))
    const isMoved = region.id !== from
    const named = (values: Summary, place: RegionKnown) => ({
      ...Object.fromEntries(
        [...new Set(['name' as const, ...fields])].map((field) => [field, values[field]]),
      ),
      region: { id: place.id, name: place.name },
    })
    const audit = (values: Summary, place: number) =>
      recorded({
        ...Object.fromEntries(changed.map((field) => [field, values[field]])),
        ...(isMoved && { region: place }),
      })
    return {
      row: fileRow.row,
      deed: changed.length === 0 && !isMoved ? 'same' : 'change',
      errors: {},
      before: withoutSmallCounts(named(current, old)),
      after: named(after, region),
      object_id: id,
      version,
      written: writtenOf(after, region, {
        audited: audit(after, region.id),
        audited_before: audit(current, from),
      }),
    }
  }

  const isTwice = ({ id, region, values }: Read, school: SchoolKnown | undefined): boolean => {
    const place = region?.id ?? school?.region
    const name = typeof values.name === 'string' ? values.name : school?.name
    const known = id ?? school?.id
    return (
      (known !== undefined && ids.has(known)) ||
      (place !== undefined && name !== undefined && names.has(placeOf(place, name)))
    )
  }

  const draftOf = (each: Read, school: SchoolKnown | undefined): Draft => {
    const { row: fileRow, faults, id, region } = each
    if (isTwice(each, school)) faults.add('name', 'name_exists', 'This school stands in the file twice')
    if (id !== null && !school) faults.add('id', unseen(actor))
    if (school) return change(each, school)
    if (region && id === null) return create(each, region)
    // What is wrong beside the place is told at once, not when the file comes back.
    taken(SchoolChange, each.values, faults)
    return refused(fileRow.row, faults.errors, shown(each))
  }

  /** Renamed or moved onto a name that another school of the region has. */
  const refuseTaken = async (db: Db, drafts: Draft[]): Promise<Draft[]> => {
    const changed = drafts.flatMap(({ deed, object_id, written }, position) =>
      deed === 'change' && object_id && written
        ? [{ position, id: object_id, region: Number(written.region_id), name: String(written.name) }]
        : [],
    )
    const clashing = await namesTaken(db, changed)
    return drafts.map((draft, position) => {
      if (!clashing.has(position)) return draft
      const faults = openFaults()
      faults.add('name', 'name_exists')
      return refused(draft.row, faults.errors, draft.after ?? {})
    })
  }

  return async (db: Db, rows: FileRow[], spoken: Spoken): Promise<Draft[]> => {
    const rowsRead = rows.map((fileRow) => read(fileRow, spoken))
    const meant = await schoolsMeant(
      db,
      actor,
      rowsRead.map(({ id, region, values }) => ({
        id,
        region: region?.id ?? null,
        name: typeof values.name === 'string' ? values.name : null,
      })),
    )
    return refuseTaken(
      db,
      rowsRead.map((each, at) => draftOf(each, meant.get(at))),
    )
  }
}
