import type { PlanAnswer } from 'contract/action-plans'
import { onDevice } from '../../../../session/kept.ts'
import { session } from '../../../../session/stored-session.ts'

/** An answer that is not saved yet, and the saved one it was written over. */
export type AnswerDraft = { text: string; base: PlanAnswer | null }

const keyOf = (plan: number, number: number): string =>
  `vereda.plan.${session()?.user.id ?? 0}.${plan}.${number}`

/** What lies on this device; null when everything is saved. */
export const keptDraft = (plan: number, number: number): AnswerDraft | null =>
  onDevice.readValue(keyOf(plan, number))

export const keepDraft = (plan: number, number: number, draft: AnswerDraft | null): void => {
  onDevice.keepValue(keyOf(plan, number), draft)
}
