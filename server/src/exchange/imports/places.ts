import { hasFullScope } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { ProblemCode } from 'contract/platform/problems'
import { fold } from 'contract/platform/shapes'
import type { SheetCell } from '../spreadsheets/cell.ts'
import { nearest } from './nearest.ts'
import { textFrom } from './read-cells.ts'

export type RegionKnown = {
  id: number
  name: string
  folded: string
  country: number
  countryName: string
  countryFolded: string[]
}
export type CountryKnown = { id: number; name: string; folded: string[] }

/** `outOfScope` as a code, for the cell of a row. */
export const unseen = (actor: Actor): ProblemCode =>
  hasFullScope(actor) ? 'does_not_exist' : 'permission_denied'

const byId = (text: string): number | null => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null)

/** By its name in any language, or its code. */
const isNamed = (names: string[], text: string): boolean => names.includes(fold(text))

/** Similar names for a cell without a match; cached, since a file repeats a name in many rows. */
const nearestOf = (known: readonly { name: string }[]) => {
  const names = known.map(({ name }) => name)
  const found = new Map<string, string[]>()
  return (cell: SheetCell): string[] => {
    const name = textFrom(cell)?.trim() ?? ''
    const near = found.get(name) ?? nearest(names, name)
    found.set(name, near)
    return near
  }
}

/** Finds a region in scope by number or name; the country distinguishes equal names. */
export const openRegions = (actor: Actor, known: RegionKnown[]) => {
  const ids = new Map(known.map((each) => [each.id, each]))
  const names = new Map<string, RegionKnown[]>()
  for (const each of known) names.set(each.folded, [...(names.get(each.folded) ?? []), each])

  const find = (region: SheetCell, country: SheetCell | undefined): RegionKnown | ProblemCode => {
    const text = textFrom(region)?.trim() ?? ''
    const id = byId(text)
    const named = names.get(fold(text)) ?? []
    const found = named.length > 0 || id === null ? named : [ids.get(id)].flatMap((each) => each ?? [])
    const within = country === undefined ? '' : (textFrom(country)?.trim() ?? '')
    const there =
      within === ''
        ? found
        : found.filter((each) => isNamed(each.countryFolded, within) || each.country === byId(within))
    const [first, second] = there
    if (!first) return unseen(actor)
    return second ? 'country_undetermined' : first
  }
  const near = nearestOf(known)
  return { find, near, byId: (id: number) => ids.get(id) }
}

export type Regions = ReturnType<typeof openRegions>

/** Finds a country in scope by number, code or name in any language. */
export const openCountries = (actor: Actor, known: CountryKnown[]) => ({
  find: (cell: SheetCell): CountryKnown | ProblemCode => {
    const text = textFrom(cell)?.trim() ?? ''
    return known.find((each) => isNamed(each.folded, text) || each.id === byId(text)) ?? unseen(actor)
  },
  near: nearestOf(known),
  byId: (id: number) => known.find((each) => each.id === id),
  /** Where only one is in scope. */
  only: known.length === 1 ? known[0] : undefined,
})

export type Countries = ReturnType<typeof openCountries>
