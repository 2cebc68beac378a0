import type { IndiprinScore, LineBrief } from '../../evaluation/lines.ts'
import {
  equalPoints,
  isComplete,
  percentOf,
  pointsOf,
  type Rated,
  weightedPercent,
} from '../../evaluation/scores/scores.ts'
import { pointsByDomain, summaryOverall } from '../../evaluation/scores/summary.ts'
import { type EditionChange, type EditionKnown, editionChange } from '../../instrument/edition-changes.ts'
import type { OptionCode } from '../../instrument/instruments.ts'
import type { Ref } from '../../platform/shapes.ts'
import { defined } from '../../platform/typed.ts'
import { compareWhole, movementOf } from './comparisons.ts'
import { inDomain } from './grouped-indicators.ts'
import { amongEdition, comparableCount } from './over-editions.ts'
import { categoryOf, changes, outcomeOf, type Parts, type Placed } from './parts-of-line.ts'
import { isFinal } from './results-shown.ts'
import type { LineResults } from './school-results.ts'
import { indicatorOf, outcomeWithoutFigures } from './shared-results.ts'

/** By the id of the indicator. */
export type Answers = Record<string, OptionCode>

/** A stored line; `submitted` are the answers of its first submission. */
export type LineAnswered = {
  evaluation: number
  instrument: Ref
  line: LineBrief
  indiprin: IndiprinScore[]
  answers: Answers
  submitted: Answers | null
}

const ratedOf = (parts: Parts, answers: Answers): Rated[] =>
  parts.indicators.map(({ id, outcome, category }) => {
    const code = answers[id]
    return {
      indicator: id,
      outcome,
      category,
      answered: code !== undefined,
      points: code === undefined ? null : pointsOf(code),
    }
  })

type PlacedLine = Placed & { answered: LineAnswered; editionChange: EditionChange | null }

const overallOf = (
  placed: PlacedLine,
  parts: Parts,
  weights: IndiprinScore[],
  isChanged: boolean,
): LineResults['overall'] => {
  if (!placed.isComplete) return null
  const { answered, rated } = placed
  const points = pointsByDomain(rated)
  const weighed = weights.map(({ category, score }) => ({
    points: points.get(category) ?? null,
    weight: score,
  }))
  const self = isChanged
    ? equalPoints([...pointsByDomain(ratedOf(parts, answered.submitted ?? {})).values()])
    : null
  return {
    ...summaryOverall(rated),
    ...changes((all) => [...all], compareWhole, placed),
    weighted_percent: weightedPercent(weighed),
    self_percent: self === null ? null : percentOf(self),
  }
}

const resultsOf = (placed: PlacedLine, parts: Parts, weights: IndiprinScore[]): LineResults => {
  const { answered, rated, before } = placed
  const earlier = new Map(before?.map((each) => [each.indicator, each]))
  const selfRating = (id: number): OptionCode | null => {
    const self = isFinal(answered) ? (answered.submitted?.[id] ?? null) : null
    return self === (answered.answers[id] ?? null) ? null : self
  }
  const indicators = rated.map((each, at) =>
    indicatorOf(parts, at, {
      option: answered.answers[each.indicator] ?? null,
      points: each.points,
      moved: placed.isComplete ? movementOf(earlier.get(each.indicator), each) : null,
      self_rating: selfRating(each.indicator),
    }),
  )
  const isChanged = indicators.some((each) => each.self_rating !== null)
  const completeDomains = new Set(
    parts.categories.map(({ id }) => id).filter((id) => isComplete(inDomain(id)(rated))),
  )
  return {
    evaluation: answered.evaluation,
    instrument: answered.instrument,
    line: answered.line,
    edition_change: placed.editionChange,
    overall: overallOf(placed, parts, weights, isChanged),
    categories: parts.categories.map((category) => {
      const weight = answered.indiprin.find((each) => each.category === category.id)?.score ?? 0
      return categoryOf(category, placed, weight)
    }),
    outcomes: parts.outcomes.map((outcome, at) =>
      completeDomains.has(outcome.category) ? outcomeOf(outcome, placed) : outcomeWithoutFigures(parts, at),
    ),
    indicators,
  }
}

/**
 * The results of a school's lines, oldest first, each compared with the line before and with the base line. All lines
 * of an evaluation use the weights of its base line. Between two editions only indicators with the same question are
 * compared, and the others are listed. An unanswered line has only progress and is compared with none.
 */
export const resultsOfLines = (
  lines: readonly LineAnswered[],
  parts: readonly Parts[],
  editions: readonly EditionKnown[] = [],
): LineResults[] => {
  const partsOf = (answered: LineAnswered) =>
    defined(parts.find(({ instrument }) => instrument === answered.instrument.id))
  const all = lines.map((answered) => ratedOf(partsOf(answered), answered.answers))
  /** The last earlier line of another edition, mapped to this line's indicators. */
  const lastOfOther = (place: number) => {
    const answered = defined(lines[place])
    const earlier = lines.slice(0, place).map((line, at) => ({ line, rated: all[at] ?? [] }))
    const last = earlier.findLast(({ rated }) => isComplete(rated)) ?? earlier.at(-1)
    const change = last && editionChange(last.line.instrument.id, answered.instrument.id, editions)
    if (!change) return null
    const [own, there] = [partsOf(last.line), partsOf(answered)]
    return {
      change: { ...change, comparable: comparableCount(own, there, change.indicators) },
      rated: isComplete(last.rated) ? amongEdition(last.rated, own, there, change.indicators) : null,
    }
  }
  return lines.map((answered, place) => {
    const own = partsOf(answered)
    const base = lines.find(
      (each) => each.evaluation === answered.evaluation && each.line.evaluation_type === 'base',
    )
    const alike = all.slice(0, place).filter((_, at) => lines[at]?.instrument.id === answered.instrument.id)
    const before = alike.findLast(isComplete)
    const rated = all[place] ?? []
    const other = alike.length > 0 ? null : lastOfOther(place)
    const ratedBase = base && base !== answered ? (all[lines.indexOf(base)] ?? []) : null
    const placed = {
      isComplete: isComplete(rated),
      editionChange: other?.change ?? null,
      answered,
      rated,
      before: before ?? other?.rated ?? null,
      base: ratedBase && isComplete(ratedBase) ? ratedBase : null,
    }
    return resultsOf(placed, own, base?.indiprin ?? answered.indiprin)
  })
}
