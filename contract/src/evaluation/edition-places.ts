import type { EditionLink, OptionCode } from '../instrument/instruments.ts'
import { defined } from '../platform/typed.ts'
import { mayNotApply } from './results.ts'

/** An indicator as moving to another edition asks of it. */
export type PlacedInEdition = {
  id: number
  code: string
  domain: number
  outcome: number
  scale: 1 | 2
  na_allowed: boolean
  principal: boolean
  /** Numbers of what can be ticked. */
  statements: number[]
  link: EditionLink | null
  /** Codes it was in the edition before. */
  from: string[]
}

/** An edition, and the codes that ask something else in it than in the edition before. */
export type EditionOnTheWay = { changed: string[]; indicators: PlacedInEdition[] }

/** What asks exactly the same keeps its answer; whatever else it was asked under is only shown there. */
export type Carrying = 'same' | 'reworded' | 'other'

export type NewPlace = { to: PlacedInEdition; as: Carrying }

const carryingOf = (there: PlacedInEdition, changed: readonly string[]): Carrying => {
  if (there.link === null) return changed.includes(there.code) ? 'other' : 'same'
  return there.link === 'same' || there.link === 'reworded' ? there.link : 'other'
}

/** Where no indicator came of it: the principal one of its outcome, or whatever is next to that. */
const neighbourOf = (old: PlacedInEdition, indicators: readonly PlacedInEdition[]): PlacedInEdition => {
  const ofDomain = indicators.filter(({ domain }) => domain === old.domain)
  const ofOutcome = ofDomain.filter(({ outcome }) => outcome === old.outcome)
  return defined(ofOutcome.find(({ principal }) => principal) ?? ofOutcome[0] ?? ofDomain[0] ?? indicators[0])
}

/** What an indicator became in the next edition. Each has a place there: words that belong to it need one. */
const nextPlace = (old: PlacedInEdition, { changed, indicators }: EditionOnTheWay): NewPlace => {
  const there = indicators.find(({ code }) => code === old.code)
  const as = there ? carryingOf(there, changed) : 'other'
  if (there && as !== 'other') return { to: there, as }
  const heirs = indicators.filter(
    ({ from, link }) => link !== 'same' && link !== 'reworded' && from.includes(old.code),
  )
  const heir = heirs.find(({ code }) => code === old.code) ?? heirs[0]
  return { to: heir ?? there ?? neighbourOf(old, indicators), as: 'other' }
}

const order: readonly Carrying[] = ['same', 'reworded', 'other']

/** Of two steps the one that keeps less. */
const weaker = (one: Carrying, other: Carrying): Carrying =>
  order.indexOf(one) > order.indexOf(other) ? one : other

/** Each indicator of the first edition, and its place in the last of those that follow it. */
export const placesInEdition = (
  first: readonly PlacedInEdition[],
  following: readonly EditionOnTheWay[],
): Map<number, NewPlace> =>
  new Map(
    first.map((old) => [
      old.id,
      following.reduce<NewPlace>(
        (place, edition) => {
          const next = nextPlace(place.to, edition)
          return { to: next.to, as: weaker(place.as, next.as) }
        },
        { to: old, as: 'same' },
      ),
    ]),
  )

/** Is the answer an answer to what is asked there? Only then it goes on; nobody else's reading stands in for one's own. */
export const isCarried = (
  old: Pick<PlacedInEdition, 'scale'>,
  { to, as }: NewPlace,
  option: OptionCode,
): boolean => as === 'same' && old.scale === to.scale && (option !== 'NA' || mayNotApply(to))
