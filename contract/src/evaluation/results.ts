import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { OptionCode, type Scale } from '../instrument/instruments.ts'
import { limits } from '../platform/limits.ts'
import { fieldProblem } from '../platform/problems.ts'
import { id, optionalText, Ref, time } from '../platform/shapes.ts'
import { fileQuotas } from './files.ts'
import type { Basis } from './proposed-letters.ts'

export const Result = z.object({
  id: z.int(),
  evaluation_line: z.int(),
  indicator: z.int(),
  option: z.object({ id: z.int(), code: OptionCode, points: z.int().nullable() }),
  na_reason: z.string().nullable(),
  files: z.array(z.int()).describe('evidence of its domain that shows it'),
  statements: z.array(z.int()).describe('what was ticked of its indicator'),
  reached: z.int().nullable().describe('of Reach: how many are reached'),
  of: z.int().nullable().describe('of Reach: of how many'),
  updated_by: Ref,
  version: z.int(),
  updated_at: time,
})
export type Result = z.infer<typeof Result>

/** Two or three for each of three stages. */
const ticked = z.array(id).max(9)
const people = z.int().min(0).max(limits.people).nullable()

const shownBy = z.array(id).max(fileQuotas.filesPerAnswer)

const NewResult = z.object({
  evaluation_line: id,
  indicator: id,
  option: id,
  na_reason: optionalText(limits.text).default(null),
  files: shownBy.default([]),
  statements: ticked.default([]),
  reached: people.default(null),
  of: people.default(null),
})
export const ResultChange = z
  .object({
    option: id,
    na_reason: optionalText(limits.text),
    files: shownBy,
    statements: ticked,
    reached: people,
    of: people,
  })
  .partial()

type IndicatorRules = { scale: z.infer<typeof Scale> } & (
  | { na_reason: string | null }
  | { na_allowed: boolean }
)

/** An indicator that names a condition for NA, or of scale 2, whose group may be empty. */
export const mayNotApply = (indicator: IndicatorRules): boolean =>
  indicator.scale === 2 || ('na_allowed' in indicator ? indicator.na_allowed : indicator.na_reason !== null)

/**
 * Throws unless the option fits: NE always; NA where allowed, with a reason; a letter only of the indicator's scale.
 */
export const assertFits = (
  option: { code: OptionCode; scale: z.infer<typeof Scale> | null },
  indicator: IndicatorRules,
  reason: string | null,
): void => {
  if (option.code === 'NA') {
    if (!mayNotApply(indicator)) throw fieldProblem('option', 'na_not_allowed')
    if (!reason) throw fieldProblem('na_reason', 'required')
  }
  if (option.scale !== null && option.scale !== indicator.scale)
    throw fieldProblem('option', 'option_not_in_scale')
}

/** Throws unless statements belong to the indicator and both numbers are given only for Reach. */
export const assertBasis = (
  { statements, reached, of }: Basis,
  indicator: { scale: z.infer<typeof Scale>; statements: readonly number[] },
): void => {
  if (statements.some((each) => !indicator.statements.includes(each)))
    throw fieldProblem('statements', 'does_not_exist')
  if (reached === null && of === null) return
  if (indicator.scale !== 2 || reached === null) throw fieldProblem('reached', 'validation_error')
  if (of === null) throw fieldProblem('of', 'required')
  if (reached > of) throw fieldProblem('reached', 'validation_error')
}

/**
 * Throws unless the indicator belongs to the evaluation's instrument (`elsewhere`: another one). Instruments are
 * public, so the answer may say which one is missing.
 */
export const assertIndicator = <Indicator extends { elsewhere: boolean }>(
  indicator: Indicator | null | undefined,
): Indicator => {
  if (!indicator) throw fieldProblem('indicator', 'indicator_not_found')
  if (indicator.elsewhere) throw fieldProblem('indicator', 'indicator_not_in_instrument')
  return indicator
}

export const resultCalls = {
  create: post('/api/result/', { access: 'result.write', body: NewResult, answer: Result }),
  read: get('/api/result/{id}/', { access: 'result.read', answer: Result }),
  change: patch('/api/result/{id}/', { access: 'result.write', body: ResultChange, answer: Result }),
  remove: remove('/api/result/{id}/', { access: 'result.write', answer: success(['result_deleted']) }),
}
