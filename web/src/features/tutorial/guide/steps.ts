import type { Evaluation } from 'contract/evaluations'
import { addressOfEvaluation } from '../../../app/addresses.ts'

/** The steps in their order, by the ids of the texts: those on the page of an evaluation, at its first indicator. */
export const steps = [
  { id: 'list', isOnEvaluation: false },
  { id: 'read', isOnEvaluation: true },
  { id: 'choose', isOnEvaluation: true },
  { id: 'note', isOnEvaluation: true },
  { id: 'evidence', isOnEvaluation: true },
  { id: 'others', isOnEvaluation: true },
  { id: 'submit', isOnEvaluation: true },
  { id: 'after', isOnEvaluation: false },
] as const

/** Where on its page a step is done, as a selector: the guide leads the eye there. */
const places: Partial<Record<(typeof steps)[number]['id'], string>> = {
  read: '#indicator',
  choose: '#level-1',
  note: 'main textarea',
  evidence: '[id^="evidence-"]',
}

export const placeOfStep = (step: number): string | undefined => {
  const id = steps[step]?.id
  return id && places[id]
}

/** The real page of a step; without an evaluation that is open the list is the place to wait. */
export const addressOfStep = (
  step: number,
  evaluation: Pick<Evaluation, 'id' | 'instrument'> | undefined,
): string => {
  if (step === steps.length - 1) return '/home'
  if (!steps[step]?.isOnEvaluation || !evaluation) return '/evaluations'
  return addressOfEvaluation(evaluation, { indicator: '1.1.1' })
}

/** Whether the page on the screen is the one of the step, whatever else its address says. */
export const isAt = (path: string, address: string): boolean => path === address.split('?')[0]
