import type { NextStep } from 'contract/insight/results/next-step'
import type { CurrentLine } from 'contract/insight/results/school-overview'
import { addressOfAction, addressOfPlan } from 'contract/messages/notifications'
import { addressOfEvaluation, addressOfResults, addressOfWaitingComments } from '../page/addresses.ts'

type Of = { school: number; current: CurrentLine | null }

/** Null where there is nothing to open yet. */
export const nextAddress = (step: NextStep, { school, current }: Of): string | null => {
  if (!current) return step === 'begin' ? `/evaluations?new=true&school=${school}` : null
  const { instrument, evaluation, line } = current
  const at = (part?: 'missing') =>
    addressOfEvaluation({ id: evaluation, instrument }, { line: line.id, ...(part && { part }) })
  if (step === 'comments') return addressOfWaitingComments({ id: evaluation, instrument }, line.id)
  const late = current.plan.next.find(({ overdue }) => overdue)
  if (step === 'overdue' && late) return addressOfAction(evaluation, { line: line.id, action: late.id })
  if (step === 'submit') return at('missing')
  if (step === 'plan' || step === 'overdue') return addressOfPlan(evaluation, line.id)
  if (step === 'read' || step === 'finished') return addressOfResults(school, line.id)
  return at()
}
