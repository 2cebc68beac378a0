import type { PlanAnswer } from 'contract/action-plans'
import { session } from '../../../../session/stored-session.ts'

/** An answer that is not saved yet, and the saved one it was written over. */
export type AnswerDraft = { text: string; base: PlanAnswer | null }

const keyOf = (plan: number, number: number): string =>
  `vereda.plan.${session()?.user.id ?? 0}.${plan}.${number}`

/** What lies on this device; null when everything is saved. */
export const keptDraft = (plan: number, number: number): AnswerDraft | null => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(plan, number)) ?? 'null') as AnswerDraft | null
  } catch {
    return null
  }
}

export const keepDraft = (plan: number, number: number, draft: AnswerDraft | null): void => {
  try {
    if (draft === null) localStorage.removeItem(keyOf(plan, number))
    else localStorage.setItem(keyOf(plan, number), JSON.stringify(draft))
  } catch {
    // without storage the draft lasts as long as the page
  }
}
