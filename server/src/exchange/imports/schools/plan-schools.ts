import type { Actor } from 'contract/access/scope'
import { SchoolChange } from 'contract/places/schools'
import type { Db } from '../../../platform/database/db.ts'
import { type Draft, type FileRow, keyOf, openFaults, refused, type Spoken, taken } from '../draft.ts'
import { type RegionKnown, type Regions, unseen } from '../places.ts'
import { shownCell } from '../read-cells.ts'
import { namesTaken, type SchoolKnown, schoolsMeant } from './queries.ts'
import { readSchool } from './read-row.ts'
import { changedSchool, newSchool, type SchoolRead, shown } from './school-drafts.ts'

const placeOf = (region: number, name: string): string => `${region} ${keyOf(name)}`

/** One row as it is written, with its region where it names one. */
const read = (row: FileRow, regions: Regions, { language }: Spoken): SchoolRead => {
  const faults = openFaults()
  const values = readSchool(row, faults, language)
  const { id: number, region: named, country } = row.cells
  const text = number === undefined ? '' : String(shownCell(number)).trim()
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
  if (text !== '' && id === null) faults.add('id', 'validation_error')
  let region: RegionKnown | null = null
  if (named !== undefined) {
    const found = regions.find(named, country)
    if (typeof found === 'string')
      faults.add('region', found, undefined, found === 'country_undetermined' ? [] : regions.near(named))
    else region = found
  } else if (text === '') faults.add('region', 'required')
  return { row, faults, values, id, region }
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

/** Plans the rows of schools slice by slice; what one slice said is known to the next. */
export const openSchools = (actor: Actor, regions: Regions) => {
  const names = new Set<string>()
  const ids = new Set<number>()

  const remembered = (draft: Draft): Draft => {
    const { written, object_id } = draft
    if (written) names.add(placeOf(Number(written.region_id), String(written.name)))
    if (written && object_id) ids.add(object_id)
    return draft
  }

  const isTwice = ({ id, region, values }: SchoolRead, school: SchoolKnown | undefined): boolean => {
    const place = region?.id ?? school?.region
    const name = typeof values.name === 'string' ? values.name : school?.name
    const known = id ?? school?.id
    return (
      (known !== undefined && ids.has(known)) ||
      (place !== undefined && name !== undefined && names.has(placeOf(place, name)))
    )
  }

  const draftOf = (each: SchoolRead, school: SchoolKnown | undefined): Draft => {
    const { row: fileRow, faults, id, region } = each
    if (isTwice(each, school)) faults.add('name', 'name_exists', 'This school stands in the file twice')
    if (id !== null && !school) faults.add('id', unseen(actor))
    if (school) return remembered(changedSchool(actor, regions, each, school))
    if (region && id === null) return remembered(newSchool(actor, each, region))
    // What is wrong beside the place is told at once, not when the file comes back.
    taken(SchoolChange, each.values, faults)
    return refused(fileRow.row, faults.errors, shown(each))
  }

  return async (db: Db, rows: FileRow[], spoken: Spoken): Promise<Draft[]> => {
    const rowsRead = rows.map((fileRow) => read(fileRow, regions, spoken))
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
