import { domainPoints, equalPoints, outcomePoints, type Rated } from '../../evaluation/scores/scores.ts'
import { isApplicable, pointsByDomain } from '../../evaluation/scores/summary.ts'

export const movements = ['up', 'same', 'down'] as const
export type Movement = (typeof movements)[number]

/** Two lines of one school, compared over indicators that apply in both. */
export type Comparison = {
  matched: number
  up: number
  same: number
  down: number
  /** Letters gained and lost by the matched indicators: from B to D counts two. */
  gained: number
  lost: number
  /** From this difference of the two on a change is called clear. */
  clear_from: number
  /** Points now minus points before over the matched indicators; null where too few matched. */
  change: number | null
  /**
   * The change is larger than two raters of an unchanged school would differ. Never called "significant", since it is
   * one school.
   */
  clear: boolean
}

/** Of all indicators that apply in either line, at least this part must apply in both. */
const shareMatched = 0.7
const clearIndicators = 2
const clearLetters = 5

/** Computes points from indicators; differs for a whole, an outcome and a domain. */
type Reckoning = (indicators: readonly Rated[]) => number | null

/** Change in letters; null where the indicator does not apply in both. */
const movedBy = (before: Rated | undefined, now: Rated): number | null =>
  before && isApplicable(before) && isApplicable(now) ? (now.points ?? 0) - (before.points ?? 0) : null

/** One letter is a change; null where the indicator does not apply in both. */
export const movementOf = (before: Rated | undefined, now: Rated): Movement | null => {
  const moved = movedBy(before, now)
  if (moved === null) return null
  return moved > 0 ? 'up' : moved < 0 ? 'down' : 'same'
}

/**
 * Random differences grow with the root of the number of indicators; twice the root keeps false alarms below 2 % for
 * every number (docs/decisions/210-a-change-is-clear-by-its-letters.md).
 */
export const clearFrom = (matched: number): number =>
  Math.max(clearLetters, Math.ceil(2 * Math.sqrt(matched) - 1e-9))

type Moves = Pick<Comparison, 'up' | 'down' | 'gained' | 'lost' | 'clear_from'>

/** Enough letters, at least two indicators, and the mean changed in the same direction. */
const isClear = (change: number, { up, down, gained, lost, clear_from }: Moves): boolean =>
  change > 0
    ? gained - lost >= clear_from && up >= clearIndicators
    : change < 0 && lost - gained >= clear_from && down >= clearIndicators

/** Unmatched indicators count as not applicable, so that an outcome keeps its size. */
const only = (indicators: readonly Rated[], matched: ReadonlySet<number>): Rated[] =>
  indicators.map((each) => (matched.has(each.indicator) ? each : { ...each, answered: true, points: null }))

/** How many indicators moved in each direction, and by how many letters. */
const movesOf = (steps: readonly number[]): Moves & { same: number } => {
  const moves = { up: 0, same: 0, down: 0, gained: 0, lost: 0, clear_from: clearFrom(steps.length) }
  for (const step of steps) {
    moves[step > 0 ? 'up' : step < 0 ? 'down' : 'same'] += 1
    moves.gained += Math.max(step, 0)
    moves.lost += Math.max(-step, 0)
  }
  return moves
}

/** Compares the indicators of one domain or outcome. */
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

/** Each reported domain has the same weight. */
export const compareWhole = (before: readonly Rated[], now: readonly Rated[]): Comparison =>
  compared(before, now, (indicators) => equalPoints([...pointsByDomain(indicators).values()]))
