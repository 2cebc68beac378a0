import { type OptionCode, optionCodes } from '../../instrument/instruments.ts'

/** The furthest letter, G, is worth this many points; "no evidence" is worth none, NA is not counted. */
export const fullPoints = 7

/** The same letter is worth the same on both scales: A is 1, G is 7. */
export const pointsOf = (code: OptionCode): number | null =>
  code === 'NA' ? null : optionCodes.indexOf(code) - 1

/** An indicator as it stands: unanswered, not applicable (no points), or with 0 to 7 points. */
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
 * The mean of an outcome's applicable indicators; null, "not reported", unless half of its indicators and at least
 * two are applicable. Of an outcome of two, one is enough. `size` counts the unanswered ones too.
 */
export const outcomePoints = (
  points: readonly (number | null)[],
  size: number = points.length,
): number | null => {
  const applicable = reported(points)
  const needed = size <= 2 ? 1 : Math.max(2, Math.ceil(size / 2))
  return applicable.length < needed ? null : mean(applicable)
}

/** Of a domain over its outcomes, and of an evaluation over its domains: each reported one weighs the same. */
export const equalPoints = (parts: readonly (number | null)[]): number | null => mean(reported(parts))

export const percentOf = (points: number): number => (points / fullPoints) * 100

/** The overall percent under the priorities of one evaluation; never to compare schools with. */
export const weightedPercent = (
  domains: readonly { points: number | null; weight: number }[],
): number | null => {
  const counted = domains.filter((domain) => domain.points !== null)
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  if (weights === 0) return null
  return counted.reduce((sum, { points, weight }) => sum + weight * percentOf(points ?? 0), 0) / weights
}

/** "Important and still far away": 0 at full points or without weight, the whole weight at no points. */
export const priorityIndex = (weight: number, points: number): number =>
  (weight * (fullPoints - points)) / fullPoints

/** Are all of them answered? Before that they have progress, and no figure of any kind (domain §4.2). */
export const isComplete = (indicators: readonly Rated[]): boolean =>
  indicators.every(({ answered }) => answered)

/** One decimal, half up, as scores are shown; nothing is rounded before. */
export const shownScore = (value: number): number => Math.floor(value * 10 + 0.5 + 1e-9) / 10

/** Items by a number of theirs, in the order in which the numbers come. */
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

/** Strengths that are named, and the points (letter D) from which an indicator is one. */
const strengthsNamed = 5
const strengthFrom = 4

/** The indicators that stand highest, the furthest first; equals keep their order. Without an answer there are no points. */
export const strengthsOf = <Each extends { points: number | null }>(indicators: readonly Each[]): Each[] =>
  indicators
    .filter(({ points }) => points !== null && points >= strengthFrom)
    .sort((one, other) => (other.points ?? 0) - (one.points ?? 0))
    .slice(0, strengthsNamed)

/** Indicators proposed for goals of one domain. */
const indicatorsProposed = 5

/**
 * Domains to set goals in, the most pressing first, each with its lowest applicable indicators. Domains that are not
 * answered to the end, not reported, or that lack nothing, are left out. `weights` are the 100 points by domain; equals keep their order.
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
