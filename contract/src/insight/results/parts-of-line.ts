import { priorityIndex, type Rated } from '../../evaluation/scores/scores.ts'
import { summaryOfDomain, summaryOfOutcome } from '../../evaluation/scores/summary.ts'
import { type Comparison, compareDomains, compareOutcomes } from './comparisons.ts'
import { inDomain, inOutcome } from './grouped-indicators.ts'
import type { LineResults } from './school-results.ts'

type Category = LineResults['categories'][number]
type Outcome = LineResults['outcomes'][number]

/** The domains, outcomes and indicators of an edition. */
export type Parts = {
  instrument: number
  categories: { id: number; number: number; name: string }[]
  outcomes: { id: number; category: number; number: number; name: string }[]
  indicators: { id: number; code: string; name: string; outcome: number; category: number }[]
}

/** A line's answers with those of the two lines it is compared with. */
export type Placed = {
  /** Incomplete lines are not compared. */
  isComplete: boolean
  rated: Rated[]
  before: Rated[] | null
  base: Rated[] | null
}

/** Changes since the line before and the base line; null while incomplete. */
export const changes = (
  of: (rated: readonly Rated[]) => Rated[],
  compare: (before: readonly Rated[], now: readonly Rated[]) => Comparison,
  { isComplete, rated, before, base }: Placed,
) => {
  if (!isComplete) return { change: null, change_since_base: null, compared: null }
  const now = of(rated)
  const sinceBase = (change: number | null) =>
    base === before ? change : base ? compare(of(base), now).change : null
  if (!before) return { change: null, change_since_base: sinceBase(null), compared: null }
  const { change, ...compared } = compare(of(before), now)
  return { change, change_since_base: sinceBase(change), compared }
}

/*
 * Fields are written out: spreading an object makes a slow one in V8, which took most of the time of an answer
 * (docs/decisions/107-figures-field-by-field.md).
 */

export const categoryOf = (
  { id, number, name }: Pick<Category, 'id' | 'number' | 'name'>,
  placed: Placed,
  weight: number,
): Category => {
  const own = inDomain(id)(placed.rated)
  const summary = summaryOfDomain(own)
  const { change, change_since_base, compared } = changes(inDomain(id), compareDomains, placed)
  return {
    id,
    number,
    name,
    progress: { answered: own.filter(({ answered }) => answered).length, indicators: own.length },
    weight,
    priority: summary.points === null ? null : priorityIndex(weight, summary.points),
    points: summary.points,
    percent: summary.percent,
    stage: summary.stage,
    moving_into: summary.moving_into,
    applicable: summary.applicable,
    no_evidence: summary.no_evidence,
    not_applicable: summary.not_applicable,
    change,
    change_since_base,
    compared,
  }
}

/** The figures of an outcome whose domain is complete. */
export const outcomeOf = (
  { id, category, number, name }: Pick<Outcome, 'id' | 'category' | 'number' | 'name'>,
  placed: Placed,
): Outcome => {
  const summary = summaryOfOutcome(inOutcome(id)(placed.rated))
  const { change, change_since_base, compared } = changes(inOutcome(id), compareOutcomes, placed)
  return {
    id,
    category,
    number,
    name,
    points: summary.points,
    percent: summary.percent,
    stage: summary.stage,
    moving_into: summary.moving_into,
    applicable: summary.applicable,
    no_evidence: summary.no_evidence,
    not_applicable: summary.not_applicable,
    change,
    change_since_base,
    compared,
  }
}
