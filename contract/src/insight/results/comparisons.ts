import { domainPoints, equalPoints, outcomePoints, type Rated } from '../../evaluation/scores/scores.ts'
import { isApplicable, pointsByDomain } from '../../evaluation/scores/summary.ts'

export const movements = ['up', 'same', 'down'] as const
export type Movement = (typeof movements)[number]

/** Two lines of one school side by side, as far as the same indicators were applicable in both. */
export type Comparison = {
  matched: number
  up: number
  same: number
  down: number
  /** Points now less points before, over the matched indicators alone; null where too few matched. */
  change: number | null
  /** Large enough, and carried by enough indicators, to be called a change. Never "significant": it is one school. */
  clear: boolean
}

/** Of all that is applicable in either line so much must be in both, or no change is said. */
const shareMatched = 0.7
const clearPoints = 0.5
const clearIndicators = 2

/** The whole, an outcome or a domain computes its points in its own way. */
type Reckoning = (indicators: readonly Rated[]) => number | null

/** One letter is enough to have moved; null where the indicator was not applicable in both. */
export const movementOf = (before: Rated | undefined, now: Rated): Movement | null => {
  if (!before || !isApplicable(before) || !isApplicable(now)) return null
  const moved = (now.points ?? 0) - (before.points ?? 0)
  return moved > 0 ? 'up' : moved < 0 ? 'down' : 'same'
}

const isClear = (change: number, { up, down }: { up: number; down: number }): boolean =>
  Math.abs(change) >= clearPoints - 1e-9 && (change > 0 ? up : down) >= clearIndicators

/** What did not match counts as not applicable, so that an outcome keeps its size. */
const only = (indicators: readonly Rated[], matched: ReadonlySet<number>): Rated[] =>
  indicators.map((each) => (matched.has(each.indicator) ? each : { ...each, answered: true, points: null }))

/** The same indicators, of one domain or one outcome, in the line before and now. */
const compared = (before: readonly Rated[], now: readonly Rated[], reckon: Reckoning): Comparison => {
  const earlier = new Map(before.map((each) => [each.indicator, each]))
  const moved = new Map(now.map((each) => [each.indicator, movementOf(earlier.get(each.indicator), each)]))
  const counted = (movement: Movement) => [...moved.values()].filter((each) => each === movement).length
  const counts = { up: counted('up'), same: counted('same'), down: counted('down') }
  const matched = new Set([...moved].flatMap(([indicator, movement]) => (movement ? [indicator] : [])))
  const either = new Set([...before, ...now].filter(isApplicable).map((each) => each.indicator))
  const isEnough = matched.size >= shareMatched * either.size - 1e-9
  const points = isEnough ? reckon(only(now, matched)) : null
  const earlierPoints = isEnough ? reckon(only(before, matched)) : null
  const change = points === null || earlierPoints === null ? null : points - earlierPoints
  return { matched: matched.size, ...counts, change, clear: change !== null && isClear(change, counts) }
}

export const compareDomains = (before: readonly Rated[], now: readonly Rated[]): Comparison =>
  compared(before, now, domainPoints)

export const compareOutcomes = (before: readonly Rated[], now: readonly Rated[]): Comparison =>
  compared(before, now, (indicators) => outcomePoints(indicators.map((each) => each.points)))

/** Of a whole evaluation: each reported domain weighs the same. */
export const compareWhole = (before: readonly Rated[], now: readonly Rated[]): Comparison =>
  compared(before, now, (indicators) => equalPoints([...pointsByDomain(indicators).values()]))
