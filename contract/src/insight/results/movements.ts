import type { Rated } from '../../evaluation/scores/scores.ts'
import { type Movement, movementOf } from './comparisons.ts'
import { hasResult } from './results-shown.ts'
import type { LineResults } from './school-results.ts'

/** The indicators of computed results, for further computations. */
export const ratedOfResults = ({ indicators }: LineResults): Rated[] =>
  indicators.map(({ id, outcome, category, option, points }) => ({
    indicator: id,
    outcome,
    category,
    answered: option !== null,
    points,
  }))

/** How each indicator moved between two lines of one instrument; those that do not apply in both are left out. */
export const movementsBetween = (then: LineResults, now: LineResults): Map<number, Movement> => {
  if (!hasResult(then) || !hasResult(now)) return new Map()
  const before = new Map(ratedOfResults(then).map((each) => [each.indicator, each]))
  return new Map(
    ratedOfResults(now).flatMap((each) => {
      const moved = movementOf(before.get(each.indicator), each)
      return moved ? [[each.indicator, moved] as const] : []
    }),
  )
}
