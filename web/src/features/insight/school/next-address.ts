import type { NextStep } from 'contract/insight/results/next-step'
import type { CurrentLine } from 'contract/insight/results/school-overview'
import { addressOfEvaluation, addressOfPlan, addressOfResults } from '../../../kit/page/addresses.ts'

/** Where the next step of a school is taken; null where there is nothing to open yet. */
export const nextAddress = (step: NextStep, school: number, current: CurrentLine | null): string | null => {
  if (!current) return step === 'begin' ? `/evaluations?new=true&school=${school}` : null
  const { instrument, evaluation, line } = current
  const at = (part?: 'missing' | 'comments') =>
    addressOfEvaluation({ id: evaluation, instrument }, { line: line.id, ...(part && { part }) })
  if (step === 'comments') return at('comments')
  if (step === 'submit') return at('missing')
  if (step === 'plan') return addressOfPlan(evaluation, line.id)
  if (step === 'read' || step === 'finished') return addressOfResults(school, line.id)
  return at()
}
