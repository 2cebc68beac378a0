import { fullPoints, priorityIndex, strengthsOf } from '../../evaluation/scores/scores.ts'
import type { StageSummary } from '../../evaluation/scores/stages.ts'
import { type OptionCode, optionCodes } from '../../instrument/instruments.ts'
import { defined } from '../../platform/typed.ts'
import type { CompleteResults } from './school-results.ts'

/** The facts behind the sentences on a line (domain.md, 4.4); domains and indicators are ids. */
type ResultFacts = StageSummary & {
  /** The domain with the most points; null while none is reported. */
  strongest: number | null
  /** The domain with a high weight and low points; null when none lacks anything. */
  pressing: number | null
  /** At least D, the highest first. */
  strengths: number[]
  /** By weight times distance to full points, the highest first. */
  priorities: number[]
  /** The first of them, unless others are as far away. */
  first: number | null
}

const prioritiesNamed = 5

type Ranked = { id: number; rank: number }

/** The highest first; equal ones keep their order. */
const highest = (items: readonly Ranked[]): number[] =>
  [...items].sort((one, other) => other.rank - one.rank).map(({ id }) => id)

export const factsOf = ({ overall, categories, indicators }: CompleteResults): ResultFacts => {
  const weights = new Map(categories.map(({ id, weight }) => [id, weight]))
  const counted = indicators.flatMap(({ id, category, points }) =>
    points === null ? [] : [{ id, points, rank: priorityIndex(weights.get(category) ?? 0, points) }],
  )
  const reported = categories.flatMap(({ id, points, priority }) =>
    points === null ? [] : [{ id, points, rank: priority ?? 0 }],
  )
  const lacking = counted.filter(({ rank }) => rank > 0)
  const most = Math.max(...lacking.map(({ rank }) => rank))
  const furthest = lacking.filter(({ rank }) => rank === most)
  return {
    stage: overall.stage,
    moving_into: overall.moving_into,
    strongest: highest(reported.map(({ id, points }) => ({ id, rank: points })))[0] ?? null,
    pressing: highest(reported.filter(({ rank }) => rank > 0))[0] ?? null,
    strengths: strengthsOf(indicators).map(({ id }) => id),
    priorities: highest(lacking).slice(0, prioritiesNamed),
    first: furthest.length === 1 ? (furthest[0]?.id ?? null) : null,
  }
}

/** The letter nearest to a mean, half up; the mean is shown beside it. */
export const nearestLetter = (points: number): OptionCode =>
  defined(optionCodes[Math.min(fullPoints, Math.floor(points + 0.5 + 1e-9)) + 1])
