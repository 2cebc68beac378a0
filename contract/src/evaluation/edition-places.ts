import type { EditionLink, OptionCode } from '../instrument/instruments.ts'
import { defined } from '../platform/typed.ts'
import { mayNotApply } from './results.ts'

/** An indicator with what a move to another edition needs. */
export type PlacedInEdition = {
  id: number
  code: string
  domain: number
  outcome: number
  scale: 1 | 2
  na_allowed: boolean
  principal: boolean
  /** Numbers of its statements. */
  statements: number[]
  link: EditionLink | null
  /** Its codes in the edition before. */
  from: string[]
}

/** An edition, and the codes whose question differs from the edition before. */
export type EditionOnTheWay = { changed: string[]; indicators: PlacedInEdition[] }

/** An answer is kept for the same question; otherwise it is only shown beside the new one. */
export type Carrying = 'same' | 'reworded' | 'other'

export type NewPlace = { to: PlacedInEdition; as: Carrying }

const carryingOf = (there: PlacedInEdition, changed: readonly string[]): Carrying => {
  if (there.link === null) return changed.includes(there.code) ? 'other' : 'same'
  return there.link === 'same' || there.link === 'reworded' ? there.link : 'other'
}

/** For a dropped indicator: the principal one of its outcome, or one close to it. */
const neighbourOf = (old: PlacedInEdition, indicators: readonly PlacedInEdition[]): PlacedInEdition => {
  const ofDomain = indicators.filter(({ domain }) => domain === old.domain)
  const ofOutcome = ofDomain.filter(({ outcome }) => outcome === old.outcome)
  return defined(ofOutcome.find(({ principal }) => principal) ?? ofOutcome[0] ?? ofDomain[0] ?? indicators[0])
}

/** The successor of an indicator in the next edition; each has one, since its notes and comments need a place. */
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

/** The one that keeps less. */
const weaker = (one: Carrying, other: Carrying): Carrying =>
  order.indexOf(one) > order.indexOf(other) ? one : other

/** For each indicator of the first edition its place in the last of the following ones. */
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

/** An answer is carried over only to the same question: rewording may change how a person would answer. */
export const isCarried = (
  old: Pick<PlacedInEdition, 'scale'>,
  { to, as }: NewPlace,
  option: OptionCode,
): boolean => as === 'same' && old.scale === to.scale && (option !== 'NA' || mayNotApply(to))
