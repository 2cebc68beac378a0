import type { Answers } from '../src/insight/results/line-results.ts'
import type { Parts } from '../src/insight/results/parts-of-line.ts'
import type { OptionCode } from '../src/instrument/instruments.ts'

// Every figure a second time, from the raw answers, as a person would with paper: nothing of the contract's own
// arithmetic is used here.

export const worth: Record<string, number> = { NE: 0, A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7 }
const mean = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** Points of outcomes, domains and the whole. */
export const byHand = (
  parts: Parts,
  answers: Answers,
  among: (indicator: number) => boolean = () => true,
) => {
  const valueOf = (id: number): number | undefined => (among(id) ? worth[answers[id] ?? ''] : undefined)
  const outcomes = parts.outcomes.map((outcome) => {
    const own = parts.indicators.filter((each) => each.outcome === outcome.id)
    const values = own.map(({ id }) => valueOf(id)).filter((each) => each !== undefined)
    const enough = own.length <= 2 ? 1 : own.length <= 4 ? 2 : Math.ceil(own.length / 2)
    return {
      id: outcome.id,
      category: outcome.category,
      points: values.length >= enough ? mean(values) : null,
    }
  })
  const domains = parts.categories.map(({ id }) => {
    const points = outcomes.filter((each) => each.category === id && each.points !== null)
    return points.length === 0 ? null : mean(points.map((each) => each.points as number))
  })
  const reported = domains.filter((each) => each !== null)
  return { outcomes, domains, whole: reported.length === 0 ? null : mean(reported) }
}

/**
 * Domain §4.2 from the letters. B has reached Change and C stands on it; D has reached Transformation, F and G Innovation;
 * A, C and E are on their way. `stage` is what two thirds have reached, `moving_into` what two thirds reach only with the
 * letters on their way.
 */
export const stageByHand = (codes: (OptionCode | undefined)[]) => {
  const letters = codes
    .filter((code) => code !== undefined && code !== 'NA')
    .join('')
    .replaceAll('NE', 'x')
  if (letters.length === 0) return { stage: null, moving_into: null }
  const isTwoThirds = (those: RegExp) => 3 * (letters.match(those) ?? []).length >= 2 * letters.length
  const stage = isTwoThirds(/[FG]/g) ? 3 : isTwoThirds(/[DEFG]/g) ? 2 : isTwoThirds(/[BCDEFG]/g) ? 1 : 0
  const begun = isTwoThirds(/[EFG]/g) ? 3 : isTwoThirds(/[CDEFG]/g) ? 2 : isTwoThirds(/[A-G]/g) ? 1 : 0
  return { stage, moving_into: begun > stage ? begun : null }
}

/** Letters counted one by one: 6 of 9 indicators are clear since 6 x 6 is 4 x 9, and 5 are not since 25 is less. */
export const clearByHand = (before: Answers, now: Answers, both: { id: number }[], change: number) => {
  const steps = both.map(({ id }) => (worth[now[id] ?? ''] ?? 0) - (worth[before[id] ?? ''] ?? 0))
  const letters = steps.reduce((sum, each) => sum + each, 0)
  const way = Math.sign(change)
  const isEnough = way * letters >= 5 && letters * letters >= 4 * both.length
  return { letters, clear: isEnough && steps.filter((each) => Math.sign(each) === way).length >= 2 }
}
