import {
  byKey,
  domainPoints,
  equalPoints,
  outcomePoints,
  percentOf,
  type Rated,
  stageOfPoints,
  stageReached,
} from './scores.ts'

/** Where an outcome, a domain or a whole evaluation stands, with what its score is made of. Nothing is rounded. */
export type Standing = {
  points: number | null
  percent: number | null
  stage: 0 | 1 | 2 | 3 | null
  applicable: number
  no_evidence: number
  not_applicable: number
}

/** Answered and applicable: what counts. */
export const isApplicable = (each: Rated): boolean => each.answered && each.points !== null

/** Points of those answered, NA as null. */
const answeredPoints = (indicators: readonly Rated[]): (number | null)[] =>
  indicators.filter((each) => each.answered).map((each) => each.points)

const standing = (indicators: readonly Rated[], points: number | null): Standing => {
  const counted = indicators.filter(isApplicable)
  return {
    points,
    percent: points === null ? null : percentOf(points),
    stage: stageReached(counted.map((each) => each.points)),
    applicable: counted.length,
    no_evidence: counted.filter((each) => each.points === 0).length,
    not_applicable: indicators.filter((each) => each.answered && each.points === null).length,
  }
}

/** Of the indicators of one outcome, the unanswered ones too. */
export const standingOfOutcome = (indicators: readonly Rated[]): Standing =>
  standing(indicators, outcomePoints(answeredPoints(indicators), indicators.length))

/** Of the indicators of one domain. */
export const standingOfDomain = (indicators: readonly Rated[]): Standing =>
  standing(indicators, domainPoints(indicators))

/** Points of each domain, by its id. */
export const pointsByDomain = (indicators: readonly Rated[]): Map<number, number | null> =>
  new Map(
    [...byKey(indicators, (each) => each.category)].map(([category, members]) => [
      category,
      domainPoints(members),
    ]),
  )

/** Of a whole evaluation: each reported domain weighs the same. */
export const standingOverall = (indicators: readonly Rated[]): Standing =>
  standing(indicators, equalPoints([...pointsByDomain(indicators).values()]))

export const stageNames = ['none', 'change', 'transformation', 'innovation'] as const
export type StageCounts = Record<(typeof stageNames)[number], number>

/** How many applicable indicators have reached which stage (domain 4.2): NE none, A and B Change, and so on. */
export const stageCounts = (indicators: readonly Rated[]): StageCounts => {
  const counts: StageCounts = { none: 0, change: 0, transformation: 0, innovation: 0 }
  for (const { points } of indicators.filter(isApplicable))
    counts[stageNames[stageOfPoints(points ?? 0)]] += 1
  return counts
}
