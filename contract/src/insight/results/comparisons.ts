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
  /** Letters that the matched indicators moved up together, and down: from B to D two. */
  gained: number
  lost: number
  /** The difference of both from which a change of so many indicators is called clear. */
  clear_from: number
  /** Points now less points before, over the matched indicators alone; null where too few matched. */
  change: number | null
  /** More than two people may differ by who judge a school that stayed as it was. Never "significant": it is one school. */
  clear: boolean
}

/** Of all that is applicable in either line so much must be in both, or no change is said. */
const shareMatched = 0.7
const clearIndicators = 2
const clearLetters = 5

/** The whole, an outcome or a domain computes its points in its own way. */
type Reckoning = (indicators: readonly Rated[]) => number | null

/** Letters from then to now; null where the indicator was not applicable in both. */
const movedBy = (before: Rated | undefined, now: Rated): number | null =>
  before && isApplicable(before) && isApplicable(now) ? (now.points ?? 0) - (before.points ?? 0) : null

/** One letter is enough to have moved; null where the indicator was not applicable in both. */
export const movementOf = (before: Rated | undefined, now: Rated): Movement | null => {
  const moved = movedBy(before, now)
  if (moved === null) return null
  return moved > 0 ? 'up' : moved < 0 ? 'down' : 'same'
}

/**
 * Letters that differ by chance grow with the root of how many indicators there are: twice the root keeps false alarms
 * below 2 of 100 for every number of them (docs/decisions/210-a-change-is-clear-by-its-letters.md).
 */
export const clearFrom = (matched: number): number =>
  Math.max(clearLetters, Math.ceil(2 * Math.sqrt(matched) - 1e-9))

type Moves = Pick<Comparison, 'up' | 'down' | 'gained' | 'lost' | 'clear_from'>

/** Enough letters, of two indicators or more, and the mean moved the same way. */
const isClear = (change: number, { up, down, gained, lost, clear_from }: Moves): boolean =>
  change > 0
    ? gained - lost >= clear_from && up >= clearIndicators
    : change < 0 && lost - gained >= clear_from && down >= clearIndicators

/** What did not match counts as not applicable, so that an outcome keeps its size. */
const only = (indicators: readonly Rated[], matched: ReadonlySet<number>): Rated[] =>
  indicators.map((each) => (matched.has(each.indicator) ? each : { ...each, answered: true, points: null }))

/** How many moved which way, and by how many letters. */
const movesOf = (steps: readonly number[]): Moves & { same: number } => {
  const moves = { up: 0, same: 0, down: 0, gained: 0, lost: 0, clear_from: clearFrom(steps.length) }
  for (const step of steps) {
    moves[step > 0 ? 'up' : step < 0 ? 'down' : 'same'] += 1
    moves.gained += Math.max(step, 0)
    moves.lost += Math.max(-step, 0)
  }
  return moves
}

/** The same indicators, of one domain or one outcome, in the line before and now. */
const compared = (before: readonly Rated[], now: readonly Rated[], reckon: Reckoning): Comparison => {
  const earlier = new Map(before.map((each) => [each.indicator, each]))
  const steps = new Map(
    now.flatMap((each) => {
      const step = movedBy(earlier.get(each.indicator), each)
      return step === null ? [] : [[each.indicator, step] as const]
    }),
  )
  const moves = movesOf([...steps.values()])
  const matched = new Set(steps.keys())
  const either = new Set([...before, ...now].filter(isApplicable).map((each) => each.indicator))
  const isEnough = matched.size >= shareMatched * either.size - 1e-9
  const points = isEnough ? reckon(only(now, matched)) : null
  const earlierPoints = isEnough ? reckon(only(before, matched)) : null
  const change = points === null || earlierPoints === null ? null : points - earlierPoints
  return { matched: matched.size, ...moves, change, clear: change !== null && isClear(change, moves) }
}

export const compareDomains = (before: readonly Rated[], now: readonly Rated[]): Comparison =>
  compared(before, now, domainPoints)

export const compareOutcomes = (before: readonly Rated[], now: readonly Rated[]): Comparison =>
  compared(before, now, (indicators) => outcomePoints(indicators.map((each) => each.points)))

/** Of a whole evaluation: each reported domain weighs the same. */
export const compareWhole = (before: readonly Rated[], now: readonly Rated[]): Comparison =>
  compared(before, now, (indicators) => equalPoints([...pointsByDomain(indicators).values()]))
