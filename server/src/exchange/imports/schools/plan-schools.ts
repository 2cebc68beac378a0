import type { Actor } from 'contract/access/scope'
import { SchoolChange } from 'contract/places/schools'
import { fold } from 'contract/platform/shapes'
import type { Db } from '../../../platform/database/db.ts'
import {
  comparable,
  type Draft,
  type Faults,
  type FileRow,
  openFaults,
  refused,
  type Spoken,
  taken,
} from '../draft.ts'
import { type Countries, type RegionKnown, type Regions, unseen } from '../places.ts'
import { shownCell } from '../read-cells.ts'
import { codesTaken, namesTaken, type SchoolKnown, schoolsMeant } from './meant-queries.ts'
import { readSchool } from './read-row.ts'
import { codeIn, openRowsBefore } from './rows-before.ts'
import { changedSchool, newSchool, type SchoolRead, shown } from './school-drafts.ts'

type Known = { regions: Regions; countries: Countries }

/** The country whose register a code is of, in a row without a region. */
const registerOf = ({ cells }: FileRow, faults: Faults, countries: Countries): number | null => {
  const { country: named } = cells
  const found = named === undefined ? (countries.only ?? 'country_undetermined') : countries.find(named)
  if (typeof found !== 'string') return found.id
  faults.add('country', found, undefined, named === undefined ? {} : { near: countries.near(named) })
  return null
}

/** Values of a row, with its region where it names one. */
const read = (row: FileRow, { regions, countries }: Known, { language }: Spoken): SchoolRead => {
  const faults = openFaults()
  const values = readSchool(row, faults, language)
  const { id: number, region: named, country } = row.cells
  const text = number === undefined ? '' : String(shownCell(number)).trim()
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
  if (text !== '' && id === null) faults.add('id', 'validation_error')
  let region: RegionKnown | null = null
  let register: number | null = null
  if (named !== undefined) {
    const found = regions.find(named, country)
    if (typeof found === 'string')
      faults.add(
        'region',
        found,
        undefined,
        found === 'country_undetermined' ? {} : { near: regions.near(named) },
      )
    else region = found
  } else if (text === '') {
    if (codeIn(values) === null) faults.add('region', 'required')
    else register = registerOf(row, faults, countries)
  }
  return { row, faults, values, id, region, country: region?.country ?? register }
}

/** Refuses the drafts at these positions for one field, naming the owner where the person may see it. */
const refusing = (
  drafts: Draft[],
  clashing: ReadonlyMap<number, string | null>,
  field: 'name' | 'register_code',
  code: 'name_exists' | 'code_exists',
): Draft[] =>
  drafts.map((draft, position) => {
    const by = clashing.get(position)
    if (by === undefined) return draft
    const faults = openFaults()
    faults.add(field, code, undefined, by === null ? {} : { taken_by: by })
    return refused(draft.row, faults.errors, draft.after ?? {})
  })

/** Refuses a code that another school of the country has, in scope or not. */
const refuseCodes = async (db: Db, actor: Actor, drafts: Draft[]): Promise<Draft[]> => {
  const coded = drafts.flatMap(({ object_id, written }, position) => {
    const code = written && codeIn(written)
    return code ? [{ position, id: object_id ?? null, country: Number(written.country_id), code }] : []
  })
  return refusing(drafts, await codesTaken(db, actor, coded), 'register_code', 'code_exists')
}

/** Refuses a name that another school of the region has. */
const refuseTaken = async (db: Db, drafts: Draft[]): Promise<Draft[]> => {
  const changed = drafts.flatMap(({ deed, object_id, written }, position) =>
    deed === 'change' && object_id && written
      ? [{ position, id: object_id, region: Number(written.region_id), name: String(written.name) }]
      : [],
  )
  return refusing(drafts, await namesTaken(db, changed), 'name', 'name_exists')
}

/** The name matches, but not the register code. */
const isOtherSchool = (school: SchoolKnown, { values }: SchoolRead): boolean => {
  const [before, now] = [codeIn(school), codeIn(values)]
  return before !== null && now !== null && before !== now
}

/** With another register code, a school whose name matches only without accents is a new one. */
const withoutLookalike = (each: SchoolRead, school: SchoolKnown | undefined): SchoolKnown | undefined =>
  school &&
  each.id === null &&
  isOtherSchool(school, each) &&
  comparable(String(each.values.name)) !== comparable(school.name)
    ? undefined
    : school

/**
 * The field that found a school stays as stored: its code in other case, else its name with other capitals and
 * accents. Found by its number it is renamed.
 */
const withItsOwn = (each: SchoolRead, school: SchoolKnown): SchoolRead => {
  if (each.id !== null) return each
  const own =
    codeIn(school) !== null && codeIn(school) === codeIn(each.values)
      ? { register_code: school.register_code }
      : { name: school.name }
  return { ...each, values: { ...each.values, ...own } }
}

/** Plans rows of schools in slices; each slice knows those before. */
export const openSchools = (actor: Actor, regions: Regions, countries: Countries) => {
  const { remembered, isCodeTwice, isTwice } = openRowsBefore(regions)

  const draftOf = (each: SchoolRead, found: SchoolKnown | undefined): Draft => {
    const { row: fileRow, faults, id, region } = each
    const school = withoutLookalike(each, found)
    if (isCodeTwice(each, school))
      faults.add('register_code', 'code_exists', 'This code stands in the file twice')
    else if (isTwice(each, school)) faults.add('name', 'name_exists', 'This school stands in the file twice')
    if (id !== null && !school) faults.add('id', unseen(actor))
    if (id === null && school && isOtherSchool(school, each))
      faults.add('name', 'name_exists', undefined, { taken_by: `${school.name} (${school.register_code})` })
    if (school) return remembered(changedSchool(actor, regions, withItsOwn(each, school), school))
    if (region && id === null) return remembered(newSchool(actor, each, region))
    if (!school && !region && id === null && !faults.any()) faults.add('region', 'required')
    // faults of other fields are reported now too
    taken(SchoolChange, each.values, faults)
    return refused(fileRow.row, faults.errors, shown(each))
  }

  return async (db: Db, rows: FileRow[], spoken: Spoken): Promise<Draft[]> => {
    const rowsRead = rows.map((fileRow) => read(fileRow, { regions, countries }, spoken))
    const meant = await schoolsMeant(
      db,
      actor,
      rowsRead.map(({ id, region, country, values }) => ({
        id,
        code: codeIn(values),
        country,
        region: region?.id ?? null,
        name: typeof values.name === 'string' ? values.name : null,
        folded: typeof values.name === 'string' ? fold(values.name) : null,
      })),
    )
    const drafts = rowsRead.map((each, at) => draftOf(each, meant.get(at)))
    return refuseCodes(db, actor, await refuseTaken(db, drafts))
  }
}
