import { can } from 'contract/access/permissions'
import { type AreaKind, areaKindOf, type RoleWithAreas } from 'contract/access/roles'
import type { Actor, Place } from 'contract/access/scope'
import type { ProblemCode } from 'contract/platform/problems'
import { fold } from 'contract/platform/shapes'
import type { Db } from '../../../platform/database/db.ts'
import type { FileRow } from '../draft.ts'
import { type Countries, type Regions, unseen } from '../places.ts'
import { listFrom } from '../read-cells.ts'
import { type SchoolPlace, schoolsNamed } from './place-queries.ts'

export type Area = { id: number; name: string; place: Required<Place> }

/** Places in one cell, separated by lines, semicolons or bars. */
export const areaTexts = ({ cells }: FileRow): string[] =>
  cells.areas === undefined ? [] : (listFrom(cells.areas, /[;|\n]/) ?? [])

/** "Cusco / Luz" is the school Luz of the region Cusco, to distinguish equal names. */
const parted = (word: string): { above: string; name: string } => {
  const at = word.lastIndexOf(' / ')
  return at < 0
    ? { above: '', name: word }
    : { above: word.slice(0, at).trim(), name: word.slice(at + 3).trim() }
}

const numberIn = (word: string): number | null => (/^[1-9]\d{0,8}$/.test(word) ? Number(word) : null)

type Known = { regions: Regions; countries: Countries; schools: SchoolPlace[] }

const schoolOf = (word: string, actor: Actor, { schools, regions }: Known): Area | ProblemCode => {
  const { above, name } = parted(word)
  const folded = fold(name)
  const byName = schools.filter((each) => each.folded === folded)
  const found = byName.length > 0 ? byName : schools.filter((each) => each.id === numberIn(word))
  const there = above ? found.filter((each) => regions.byId(each.region)?.folded === fold(above)) : found
  const [first, second] = there
  if (!first) return unseen(actor)
  if (second) return 'validation_error'
  return {
    id: first.id,
    name: first.name,
    place: { country: first.country, region: first.region, school: first.id },
  }
}

const regionOf = (word: string, { regions }: Known): Area | ProblemCode => {
  const { above, name } = parted(word)
  const found = regions.find(name, above || undefined)
  if (typeof found === 'string') return found
  return { id: found.id, name: found.name, place: { country: found.country, region: found.id, school: null } }
}

const countryOf = (word: string, { countries }: Known): Area | ProblemCode => {
  const found = countries.find(word)
  if (typeof found === 'string') return found
  return { id: found.id, name: found.name, place: { country: found.id, region: null, school: null } }
}

/** Loads the places of some rows for a search by name. */
export const openAreas = async (db: Db, actor: Actor, known: Omit<Known, 'schools'>, rows: FileRow[]) => {
  const areasNamed = rows.flatMap(areaTexts)
  const names = [...new Set(areasNamed.map((word) => fold(parted(word).name)))]
  const ids = areasNamed.flatMap((word) => numberIn(word) ?? [])
  const all: Known = {
    ...known,
    schools: areasNamed.length > 0 ? await schoolsNamed(db, actor, names, ids) : [],
  }
  const find: Record<AreaKind, (word: string) => Area | ProblemCode> = {
    country: (word) => countryOf(word, all),
    region: (word) => regionOf(word, all),
    school: (word) => schoolOf(word, actor, all),
  }
  return (word: string, role: RoleWithAreas): Area | ProblemCode => {
    const area = find[areaKindOf(role)](word)
    if (typeof area === 'string' || can(actor, 'area.assign', area.place)) return area
    return unseen(actor)
  }
}

export type Areas = Awaited<ReturnType<typeof openAreas>>
