import { smallestShown } from 'contract/access/disclosure'
import type { LineStatus } from 'contract/evaluation/lines'
import { type LineAnswered, resultsOfLines } from 'contract/insight/results/line-results'
import type { Parts } from 'contract/insight/results/parts-of-line'
import { hasResult, isFinal } from 'contract/insight/results/results-shown'
import type { CompleteResults, LineResults } from 'contract/insight/results/school-results'
import type { LineBasis } from './basis-queries.ts'

export type DataValue = { dataElement: string; period: string; orgUnit: string; value: string }

/** Our codes in the other system: the same in every language and edition. */
export const dataSet = 'VEREDA'
export const orgUnitOf = (school: number): string => `VEREDA_SCHOOL_${school}`
const inCode = (code: string): string => code.replaceAll('.', '_')

type Summary = Pick<CompleteResults['overall'], 'points' | 'percent' | 'stage' | 'moving_into'>

const summaryOf = (prefix: string, { points, percent, stage, moving_into }: Summary) =>
  [
    [`${prefix}POINTS`, points],
    [`${prefix}PERCENT`, percent],
    [`${prefix}STAGE`, stage],
    [`${prefix}MOVING_INTO`, moving_into],
  ] as const

const figuresOf = (results: LineResults) => {
  if (!hasResult(results)) return []
  const { overall, categories, outcomes, indicators } = results
  const numbers = new Map(categories.map(({ id, number }) => [id, number]))
  return [
    ...summaryOf('VEREDA_', overall),
    ['VEREDA_WEIGHTED_PERCENT', overall.weighted_percent],
    ['VEREDA_APPLICABLE', overall.applicable],
    ['VEREDA_NO_EVIDENCE', overall.no_evidence],
    ['VEREDA_NOT_APPLICABLE', overall.not_applicable],
    ...categories.flatMap((each) => [
      ...summaryOf(`VEREDA_D${each.number}_`, each),
      [`VEREDA_D${each.number}_WEIGHT`, each.weight] as const,
    ]),
    ...outcomes.flatMap((each) => summaryOf(`VEREDA_O${numbers.get(each.category)}_${each.number}_`, each)),
    ...indicators.map(({ code, points }) => [`VEREDA_I${inCode(code)}`, points] as const),
  ] as const
}

/** Counts, where neither those reached nor the others are few; and whether duties are met. */
const basisValues = ({ counts, duties }: LineBasis) => [
  ...counts
    .filter(({ reached, of }) => reached >= smallestShown && of - reached >= smallestShown)
    .flatMap(({ code, reached, of }) => [
      [`VEREDA_I${inCode(code)}_REACHED`, reached] as const,
      [`VEREDA_I${inCode(code)}_OF`, of] as const,
    ]),
  ...duties.map(({ code, kept }) => [`VEREDA_DUTY_${code}`, kept ? 1 : 0] as const),
]

/** Every known figure of a line, as text; what does not apply or is not reported has no value. */
export const dataValuesOf = (
  results: LineResults,
  school: number,
  basis: LineBasis | undefined,
): DataValue[] => {
  const place = { period: String(results.line.year), orgUnit: orgUnitOf(school) }
  const all = [...figuresOf(results), ...(basis ? basisValues(basis) : [])]
  return all.flatMap(([dataElement, value]) =>
    value === null ? [] : [{ dataElement, ...place, value: String(value) }],
  )
}

/** Other systems get only validated lines. */
export const isForOthers = (line: { status: LineStatus }): boolean => isFinal({ line })

/** Lines of an evaluation for other systems; of two in one year the later, since both would be one value there. */
export const linesForOthers = (lines: LineAnswered[], parts: Parts[]): LineResults[] => {
  const all = resultsOfLines(lines, parts).filter(({ line }) => isForOthers(line))
  return all.filter((each, at) => !all.slice(at + 1).some((next) => next.line.year === each.line.year))
}
