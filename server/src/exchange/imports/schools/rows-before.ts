import { fold } from 'contract/platform/shapes'
import { comparable, type Draft, isBare } from '../draft.ts'
import type { Regions } from '../places.ts'
import type { SchoolKnown } from './meant-queries.ts'
import type { SchoolRead } from './school-drafts.ts'

/** The code of a row or school, as the database compares it. */
export const codeIn = ({ register_code: code }: Record<string, unknown>): string | null =>
  (typeof code === 'string' && comparable(code)) || null

const placeOf = (region: number, name: string): string => `${region} ${comparable(name)}`

/** Schools of earlier rows: none may occur twice. */
export const openRowsBefore = (regions: Regions) => {
  const names = new Set<string>()
  /** Names of schools to add, by place and name without capitals and accents; whether one has no accents. */
  const added = new Map<string, boolean>()
  const ids = new Set<number>()
  const codes = new Set<string>()

  const remembered = (draft: Draft): Draft => {
    const { written, object_id } = draft
    if (written && draft.deed === 'create') {
      const key = `${Number(written.region_id)} ${fold(String(written.name))}`
      added.set(key, added.get(key) === true || isBare(String(written.name)))
    }
    if (written) names.add(placeOf(Number(written.region_id), String(written.name)))
    const code = written && codeIn(written)
    if (code) codes.add(`${Number(written.country_id)} ${code}`)
    if (written && object_id) ids.add(object_id)
    return draft
  }

  const isCodeTwice = ({ country: named, values }: SchoolRead, school: SchoolKnown | undefined): boolean => {
    const code = codeIn(values)
    const country = named ?? (school && regions.byId(school.region)?.country)
    return code !== null && country !== undefined && codes.has(`${country} ${code}`)
  }

  const isAddedAs = (key: string, name: string) => added.has(key) && (isBare(name) || added.get(key) === true)

  const isTwice = ({ id, region, values }: SchoolRead, school: SchoolKnown | undefined): boolean => {
    const place = region?.id ?? school?.region
    const name = typeof values.name === 'string' ? values.name : school?.name
    const known = id ?? school?.id
    const isUncoded = codeIn(values) === null
    return (
      (!school && isUncoded && name !== undefined && isAddedAs(`${place} ${fold(name)}`, name)) ||
      (known !== undefined && ids.has(known)) ||
      (place !== undefined && name !== undefined && names.has(placeOf(place, name)))
    )
  }

  return { remembered, isCodeTwice, isTwice }
}
