import type { Option } from 'contract/instruments'
import type { Line } from 'contract/lines'
import {
  domainPoints,
  equalPoints,
  percentOf,
  priorityIndex,
  type Rated,
  stageOfPoints,
  weightedPercent,
} from 'contract/scores'
import type { EvaluationReady } from '../use-evaluation.ts'

/** Points of priority by domain id; 100 in all once they are saved. */
export type Weights = Readonly<Record<number, number>>

export const weightsOf = (line: Pick<Line, 'indiprin'>): Weights =>
  Object.fromEntries(line.indiprin.map(({ category, score }) => [category, score]))

export const totalOf = (weights: Weights): number =>
  Object.values(weights).reduce((sum, weight) => sum + (Number.isFinite(weight) ? weight : 0), 0)

/** Every indicator of the instrument with the option that these answers give it. */
export const ratedOf = (
  indicators: EvaluationReady['indicators'],
  optionOf: (indicator: number) => Option | undefined,
): Rated[] =>
  indicators.map(({ indicator, outcome, category }) => {
    const option = optionOf(indicator.id)
    return {
      indicator: indicator.id,
      outcome: outcome.id,
      category: category.id,
      answered: option !== undefined,
      points: option?.points ?? null,
    }
  })

type DomainFigures = { category: number; points: number | null; percent: number | null; priority: number }

export const domainFigures = (
  categories: readonly { id: number }[],
  rated: readonly Rated[],
  weights: Weights,
): DomainFigures[] =>
  categories.map(({ id }) => {
    const points = domainPoints(rated.filter(({ category }) => category === id))
    return {
      category: id,
      points,
      percent: points === null ? null : percentOf(points),
      priority: points === null ? 0 : priorityIndex(weights[id] ?? 0, points),
    }
  })

/** Both overall percents: every domain alike, and by the weights. Null while no domain is reported. */
export const overallOf = (
  domains: readonly DomainFigures[],
  weights: Weights,
): { equal: number | null; weighted: number | null } => {
  const points = equalPoints(domains.map((domain) => domain.points))
  return {
    equal: points === null ? null : percentOf(points),
    weighted: weightedPercent(
      domains.map((domain) => ({ points: domain.points, weight: weights[domain.category] ?? 0 })),
    ),
  }
}

/** How many indicators stand at each stage; `none` has no evidence, `apart` does not apply. */
export const stagesOf = (rated: readonly Rated[]) => {
  const answered = rated.filter((each) => each.answered)
  const at = (stage: number) =>
    answered.filter(({ points }) => points !== null && stageOfPoints(points) === stage).length
  return {
    1: at(1),
    2: at(2),
    3: at(3),
    none: at(0),
    apart: answered.filter(({ points }) => points === null).length,
    open: rated.length - answered.length,
  }
}
