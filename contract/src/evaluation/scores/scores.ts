import { type OptionCode, optionCodes } from '../../instrument/instruments.ts'

/** G is worth this many points, NE none; NA is not counted. */
export const fullPoints = 7

/** The same on both scales: A is 1, G is 7. */
export const pointsOf = (code: OptionCode): number | null =>
  code === 'NA' ? null : optionCodes.indexOf(code) - 1

/** Unanswered, not applicable (no points), or with 0 to 7 points. */
export type Rated = {
  indicator: number
  outcome: number
  category: number
  answered: boolean
  points: number | null
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

const reported = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null)

/**
 * The mean of an outcome's applicable indicators; null ("not reported") unless half of them and at least two apply,
 * or one in an outcome of two. `size` includes unanswered ones.
 */
export const outcomePoints = (
  points: readonly (number | null)[],
  size: number = points.length,
): number | null => {
  const applicable = reported(points)
  const needed = size <= 2 ? 1 : Math.max(2, Math.ceil(size / 2))
  return applicable.length < needed ? null : mean(applicable)
}

/** The mean of reported parts, each with the same weight. */
export const equalPoints = (parts: readonly (number | null)[]): number | null => mean(reported(parts))

export const percentOf = (points: number): number => (points / fullPoints) * 100

/** The percent by one evaluation's weights, not for comparing schools. */
export const weightedPercent = (
  domains: readonly { points: number | null; weight: number }[],
): number | null => {
  const counted = domains.filter((domain) => domain.points !== null)
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  if (weights === 0) return null
  return counted.reduce((sum, { points, weight }) => sum + weight * percentOf(points ?? 0), 0) / weights
}

/** High for important domains with low points: 0 at full points or without weight, the whole weight at no points. */
export const priorityIndex = (weight: number, points: number): number =>
  (weight * (fullPoints - points)) / fullPoints

/** Only then there are figures, before only progress (domain.md, 4.2). */
export const isComplete = (indicators: readonly Rated[]): boolean =>
  indicators.every(({ answered }) => answered)

/** One decimal, half up; nothing is rounded before. */
export const shownScore = (value: number): number => Math.floor(value * 10 + 0.5 + 1e-9) / 10

/** The difference of two scores as they are shown, so that it agrees with them. */
export const shownDifference = (from: number, to: number): number =>
  shownScore(shownScore(to) - shownScore(from))

/** A change in points until this percent as percentage points, so that it agrees with the percents shown beside it. */
export const shownChange = (percent: number | null, change: number): number =>
  percent === null ? shownScore(percentOf(change)) : shownDifference(percent - percentOf(change), percent)

/** Groups items by a number, in order of first occurrence. */
export const byKey = <Item>(items: readonly Item[], key: (item: Item) => number): Map<number, Item[]> => {
  const groups = new Map<number, Item[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}

export const domainPoints = (indicators: readonly Rated[]): number | null =>
  equalPoints(
    [...byKey(indicators, (each) => each.outcome).values()].map((outcome) =>
      outcomePoints(
        outcome.filter((each) => each.answered).map((each) => each.points),
        outcome.length,
      ),
    ),
  )

/** Strengths are at most this many, from these points (D) on. */
const strengthsNamed = 5
const strengthFrom = 4

/** The highest indicators; equal ones keep their order. */
export const strengthsOf = <Each extends { points: number | null }>(indicators: readonly Each[]): Each[] =>
  indicators
    .filter(({ points }) => points !== null && points >= strengthFrom)
    .sort((one, other) => (other.points ?? 0) - (one.points ?? 0))
    .slice(0, strengthsNamed)

/** Indicators proposed for goals of one domain. */
const indicatorsProposed = 5

/**
 * Domains to set goals in, the most urgent first, with their lowest applicable indicators. Domains that are
 * incomplete, not reported, or at full points are left out. `weights` are the 100 points by domain; equal ones keep
 * their order.
 */
export const suggestedGoals = (
  indicators: readonly Rated[],
  weights: ReadonlyMap<number, number>,
): { category: number; priority: number; indicators: number[] }[] =>
  [...byKey(indicators, (each) => each.category)]
    .filter(([, members]) => isComplete(members))
    .map(([category, members]) => ({
      category,
      priority: priorityIndex(weights.get(category) ?? 0, domainPoints(members) ?? fullPoints),
      indicators: members
        .filter((each) => each.points !== null && each.points < fullPoints)
        .sort((one, other) => (one.points ?? 0) - (other.points ?? 0))
        .slice(0, indicatorsProposed)
        .map((each) => each.indicator),
    }))
    .filter(({ priority }) => priority > 0)
    .sort((one, other) => other.priority - one.priority)
