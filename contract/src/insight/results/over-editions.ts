import type { Rated } from '../../evaluation/scores/scores.ts'
import { defined } from '../../platform/typed.ts'
import type { Parts } from './parts-of-line.ts'

/** Where a code stands in an edition; numbers of domains and outcomes are their codes. */
const placesOf = ({ categories, outcomes, indicators }: Parts) => {
  const domains = new Map(categories.map(({ id, number }) => [number, id]))
  const numberOf = new Map(categories.map(({ id, number }) => [id, number]))
  const keyOf = (each: Parts['outcomes'][number]) => `${numberOf.get(each.category)}.${each.number}`
  return {
    domains,
    numberOf,
    outcomes: new Map(outcomes.map((each) => [keyOf(each), each.id])),
    keyOf: new Map(outcomes.map((each) => [each.id, keyOf(each)])),
    indicators: new Map(indicators.map((each) => [each.code, each])),
  }
}

/** Whatever an edition has no place for gets one of its own, which no row has. */
const ownPlace = (id: number): number => -id

/**
 * The answers of a line among the indicators of another edition, to be compared there. What asks the same (`changed`
 * does not name it) stands in the place of its code. What asks something else is left out, so that it matches nothing;
 * what was dropped stays for itself: it is a part of the domain that the other edition does not speak of.
 */
export const amongEdition = (
  rated: readonly Rated[],
  own: Parts,
  other: Parts,
  changed: readonly string[],
): Rated[] => {
  const [from, to] = [placesOf(own), placesOf(other)]
  const codes = new Map(own.indicators.map(({ id, code }) => [id, code]))
  return rated.flatMap((each) => {
    const code = defined(codes.get(each.indicator))
    const there = to.indicators.get(code)
    if (there) {
      const { id, outcome, category } = there
      return changed.includes(code) ? [] : [{ ...each, indicator: id, outcome, category }]
    }
    return [
      {
        ...each,
        indicator: ownPlace(each.indicator),
        outcome: to.outcomes.get(from.keyOf.get(each.outcome) ?? '') ?? ownPlace(each.outcome),
        category: to.domains.get(from.numberOf.get(each.category) ?? 0) ?? ownPlace(each.category),
      },
    ]
  })
}

/** How many indicators ask the same in both editions. */
export const comparableCount = (one: Parts, other: Parts, changed: readonly string[]): number => {
  const codes = new Set(one.indicators.map(({ code }) => code))
  return other.indicators.filter(({ code }) => codes.has(code) && !changed.includes(code)).length
}
