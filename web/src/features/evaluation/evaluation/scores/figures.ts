import type { Line } from 'contract/evaluation/lines'
import {
  domainPoints,
  equalPoints,
  isComplete,
  percentOf,
  priorityIndex,
  type Rated,
  weightedPercent,
} from 'contract/evaluation/scores/scores'
import { stageProfile } from 'contract/evaluation/scores/stages'
import type { Option } from 'contract/instrument/instruments'
import type { EvaluationReady } from '../use-evaluation.ts'

/** Points of priority by domain id; they add up to 100 when saved. */
export type Weights = Readonly<Record<number, number>>

export const weightsOf = (line: Pick<Line, 'indiprin'>): Weights =>
  Object.fromEntries(line.indiprin.map(({ category, score }) => [category, score]))

export const totalOf = (weights: Weights): number =>
  Object.values(weights).reduce((sum, weight) => sum + (Number.isFinite(weight) ? weight : 0), 0)

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

type DomainFigures = {
  category: number
  answered: number
  indicators: number
  /** Null until all indicators of the domain are answered, and where it is not reported. */
  points: number | null
  percent: number | null
  priority: number
}

export const domainFigures = (
  categories: readonly { id: number }[],
  rated: readonly Rated[],
  weights: Weights,
): DomainFigures[] =>
  categories.map(({ id }) => {
    const own = rated.filter(({ category }) => category === id)
    const points = isComplete(own) ? domainPoints(own) : null
    return {
      category: id,
      answered: own.filter(({ answered }) => answered).length,
      indicators: own.length,
      points,
      percent: points === null ? null : percentOf(points),
      priority: points === null ? 0 : priorityIndex(weights[id] ?? 0, points),
    }
  })

/** The overall percent with equal domains and with the weights; null until all is answered. */
export const overallOf = (
  domains: readonly DomainFigures[],
  weights: Weights,
): { equal: number | null; weighted: number | null } => {
  if (domains.some(({ answered, indicators }) => answered < indicators))
    return { equal: null, weighted: null }
  const points = equalPoints(domains.map((domain) => domain.points))
  return {
    equal: points === null ? null : percentOf(points),
    weighted: weightedPercent(
      domains.map((domain) => ({ points: domain.points, weight: weights[domain.category] ?? 0 })),
    ),
  }
}

/** How many indicators have reached each stage or are on the way there, and how many do not apply. */
export const stagesOf = (rated: readonly Rated[]) => ({
  ...stageProfile(rated.map(({ points }) => points)),
  apart: rated.filter(({ points }) => points === null).length,
})
