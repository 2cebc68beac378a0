import { evaluationTypes, type LineStatus } from '../../evaluation/lines.ts'
import { optionCodes } from '../../instrument/instruments.ts'
import { isOneOf } from '../../platform/typed.ts'
import type { Answers, LineAnswered } from './line-results.ts'
import type { Parts } from './parts-of-line.ts'

/**
 * One domain with the outcomes of the worked example (domain.md, 4.1), and six with one outcome of two indicators.
 */
const sizes = [[4, 4, 3], [2], [2], [2], [2], [2], [2]]
export const parts: Parts = { instrument: 1, categories: [], outcomes: [], indicators: [] }
for (const [domain, outcomes] of sizes.entries()) {
  const category = 10 + domain
  parts.categories.push({ id: category, number: domain + 1, name: `Domain ${domain + 1}` })
  for (const [number, size] of outcomes.entries()) {
    const outcome = category * 10 + number
    parts.outcomes.push({ id: outcome, category, number: number + 1, name: `Outcome ${number + 1}` })
    for (let at = 0; at < size; at += 1) {
      parts.indicators.push({
        id: outcome * 10 + at,
        code: `${domain + 1}.${number + 1}.${at + 1}`,
        name: `Indicator ${at + 1}`,
        outcome,
        category,
      })
    }
  }
}
export const ids = parts.indicators.map(({ id }) => id)

/** Codes of the indicators in order; a blank is an unanswered one. */
const answered = (codes: string): Answers =>
  Object.fromEntries(
    codes.split(' ').flatMap((code, at) => (isOneOf(optionCodes, code) ? [[String(ids[at]), code]] : [])),
  )

export const shares = [10, 20, 20, 15, 10, 15, 10]
type Further = { status?: LineStatus; submitted?: string | null; weights?: number[] }

export const line = (
  kind: 0 | 1 | 2,
  codes: string,
  { status = 'CLOSED', submitted = null, weights = shares }: Further = {},
): LineAnswered => ({
  evaluation: 7,
  instrument: { id: 1, name: 'Instrument' },
  line: {
    id: kind + 1,
    evaluation_type: evaluationTypes[kind],
    year: 2024 + kind,
    status,
    progress: { answered: 0, indicators: 23, cells_complete: 21, cells: 21 },
  },
  indiprin: weights.map((score, at) => ({ category: 10 + at, score })),
  answers: answered(codes),
  submitted: submitted === null ? null : answered(submitted),
})

export const first = 'NE A B B NA C D E B D NA'
export const others = 'B B A B C D C C B B A A'
