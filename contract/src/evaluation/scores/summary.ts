import { recordOf } from '../../platform/typed.ts'
import {
  byKey,
  domainPoints,
  equalPoints,
  isComplete,
  outcomePoints,
  percentOf,
  type Rated,
} from './scores.ts'
import {
  isUnderWay,
  type StageProfile,
  type StageSummary,
  stageNumbers,
  stageOfPoints,
  stageSummary,
} from './stages.ts'

export const domainNumbers = [1, 2, 3, 4, 5, 6, 7] as const
export type DomainNumber = (typeof domainNumbers)[number]

/** The state of an outcome, a domain or a whole evaluation, with the counts behind its score; not rounded. */
export type Summary = StageSummary & {
  points: number | null
  percent: number | null
  applicable: number | null
  no_evidence: number | null
  not_applicable: number | null
}

/** For what is not completely answered. */
export const nothingYet: Summary = {
  points: null,
  percent: null,
  stage: null,
  moving_into: null,
  applicable: null,
  no_evidence: null,
  not_applicable: null,
}

export const isApplicable = (each: Rated): boolean => each.answered && each.points !== null

/** NA becomes null. */
const answeredPoints = (indicators: readonly Rated[]): (number | null)[] =>
  indicators.filter((each) => each.answered).map((each) => each.points)

const summaryOf = (indicators: readonly Rated[], points: number | null): Summary => {
  if (!isComplete(indicators)) return nothingYet
  const counted = indicators.filter(isApplicable)
  const { stage, moving_into } = stageSummary(counted.map((each) => each.points))
  return {
    points,
    percent: points === null ? null : percentOf(points),
    stage,
    moving_into,
    applicable: counted.length,
    no_evidence: counted.filter((each) => each.points === 0).length,
    not_applicable: indicators.filter((each) => each.answered && each.points === null).length,
  }
}

/** Of all indicators of one outcome, including unanswered ones. */
export const summaryOfOutcome = (indicators: readonly Rated[]): Summary =>
  summaryOf(indicators, outcomePoints(answeredPoints(indicators), indicators.length))

export const summaryOfDomain = (indicators: readonly Rated[]): Summary =>
  summaryOf(indicators, domainPoints(indicators))

export const pointsByDomain = (indicators: readonly Rated[]): Map<number, number | null> =>
  new Map(
    [...byKey(indicators, (each) => each.category)].map(([category, members]) => [
      category,
      domainPoints(members),
    ]),
  )

/** Each reported domain has the same weight. */
export const summaryOverall = (indicators: readonly Rated[]): Summary =>
  summaryOf(indicators, equalPoints([...pointsByDomain(indicators).values()]))

export const stageNames = ['none', 'change', 'transformation', 'innovation'] as const
export const underWayNames = ['change_under_way', 'transformation_under_way', 'innovation_under_way'] as const
const [change, transformation, innovation] = underWayNames
const underWayOf = { 1: change, 2: transformation, 3: innovation } as const
export const stageCountNames = [...stageNames, ...underWayNames] as const
export type StageCounts = Record<(typeof stageCountNames)[number], number>

/** How many applicable indicators are at which stage (domain.md, 4.2): NE none, A and B Change, and so on. */
export const stageCounts = (indicators: readonly Rated[]): StageCounts => {
  const counts = recordOf(stageCountNames, () => 0)
  for (const each of indicators.filter(isApplicable)) {
    const points = each.points ?? 0
    const stage = stageOfPoints(points)
    counts[stageNames[stage]] += 1
    if (stage !== 0 && isUnderWay(points)) counts[underWayOf[stage]] += 1
  }
  return counts
}

/** The same counts with in-progress and reached separated. */
export const profileOfCounts = (counts: StageCounts): StageProfile => ({
  none: counts.none,
  stages: stageNumbers.map((stage) => {
    const underWay = counts[underWayOf[stage]]
    return { stage, underWay, reached: counts[stageNames[stage]] - underWay }
  }),
})
