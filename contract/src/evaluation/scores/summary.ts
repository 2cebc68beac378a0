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

/** Where an outcome, a domain or a whole evaluation stands, with what its score is made of. Nothing is rounded. */
export type Summary = StageSummary & {
  points: number | null
  percent: number | null
  applicable: number | null
  no_evidence: number | null
  not_applicable: number | null
}

/** Of what is not answered to the end nothing is said. */
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

/** Points of those answered, NA as null. */
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

/** Of the indicators of one outcome, the unanswered ones too. */
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

/** Of a whole evaluation: each reported domain weighs the same. */
export const summaryOverall = (indicators: readonly Rated[]): Summary =>
  summaryOf(indicators, equalPoints([...pointsByDomain(indicators).values()]))

export const stageNames = ['none', 'change', 'transformation', 'innovation'] as const
export const underWayNames = ['change_under_way', 'transformation_under_way', 'innovation_under_way'] as const
const [change, transformation, innovation] = underWayNames
const underWayOf = { 1: change, 2: transformation, 3: innovation } as const
export const stageCountNames = [...stageNames, ...underWayNames] as const
export type StageCounts = Record<(typeof stageCountNames)[number], number>

/** How many applicable indicators stand at which stage (domain 4.2): NE none, A and B Change, and so on. */
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

/** The same counts as a bar draws them: under way and reached apart. */
export const profileOfCounts = (counts: StageCounts): StageProfile => ({
  none: counts.none,
  stages: stageNumbers.map((stage) => {
    const underWay = counts[underWayOf[stage]]
    return { stage, underWay, reached: counts[stageNames[stage]] - underWay }
  }),
})
