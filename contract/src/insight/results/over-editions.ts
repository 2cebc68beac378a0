import type { Rated } from '../../evaluation/scores/scores.ts'
import { defined } from '../../platform/typed.ts'
import type { Parts } from './parts-of-line.ts'

/** Ids of the codes of an edition; domains and outcomes are named by numbers. */
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

/** An id that no row has, for what the edition does not contain. */
const ownPlace = (id: number): number => -id

/**
 * A line's answers mapped to another edition. Indicators with the same question (not in `changed`) keep their code's
 * place, those with another question are left out, and dropped ones keep an id of their own in their domain.
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

/** How many indicators have the same question in both editions. */
export const comparableCount = (one: Parts, other: Parts, changed: readonly string[]): number => {
  const codes = new Set(one.indicators.map(({ code }) => code))
  return other.indicators.filter(({ code }) => codes.has(code) && !changed.includes(code)).length
}
