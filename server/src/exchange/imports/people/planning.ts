import type { Actor } from 'contract/access/scope'
import type { Language } from 'contract/platform/shapes'
import type { Faults, FileRow } from '../draft.ts'
import type { Countries, Regions } from '../places.ts'
import type { PersonKnown } from './queries.ts'
import type { PersonValues } from './read-row.ts'

/** A row of people with faults and values. */
export type Read = { row: FileRow; faults: Faults; values: PersonValues }

/** The same for all rows of one file. */
export type Planning = {
  actor: Actor
  language: Language
  regions: Regions
  countries: Countries
  /** Countries that an earlier row gives a representative. */
  represented: Set<number>
}

/** A country by its name; one out of scope only where it is the person's own. */
export const countryShown = ({ countries }: Planning, id: number | null, person?: PersonKnown) => {
  if (id === null) return null
  const name = countries.byId(id)?.name ?? (person?.country === id ? person.country_name : null)
  return { id, name: name ?? '' }
}
