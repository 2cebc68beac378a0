import type { PlanAnswer } from 'contract/evaluation/plan/action-plans'
import { Problem } from 'contract/platform/problems'
import { addAnswer, changeAnswer, removeAnswer } from '../queries.ts'

/** An unsaved text, and the saved answer that it changes. */
export type AnswerDraft = { text: string; base: PlanAnswer | null }

/** The saved row (null for an emptied answer), or the other text that somebody else saved. */
export type Written =
  | { kind: 'saved'; row: PlanAnswer | null }
  | { kind: 'conflict'; theirs: PlanAnswer | null }

type Where = { plan: number; number: number; key: string; readAgain: () => Promise<PlanAnswer | null> }

const write = async (
  { plan, number, key }: Where,
  { text, base }: AnswerDraft,
): Promise<PlanAnswer | null> => {
  const trimmed = text.trim()
  if (trimmed === '') {
    if (base) await removeAnswer(plan, base)
    return null
  }
  return base ? changeAnswer(plan, base, trimmed) : addAnswer(plan, number, trimmed, key)
}

const met = new Set(['version_conflict', 'answer_exists', 'not_found'])

/**
 * Saves over the version that the draft is based on; where only the version changed and not the text, over the
 * newest.
 */
export const writeAnswer = async (where: Where, draft: AnswerDraft): Promise<Written> => {
  try {
    return { kind: 'saved', row: await write(where, draft) }
  } catch (error) {
    if (!(error instanceof Problem) || !met.has(error.code)) throw error
    const theirs = await where.readAgain()
    const isSame = (theirs?.answer ?? '') === draft.text.trim()
    if (isSame) return { kind: 'saved', row: theirs }
    const isUntouched = (theirs?.answer ?? '') === (draft.base?.answer ?? '')
    if (!isUntouched) return { kind: 'conflict', theirs }
    return { kind: 'saved', row: await write(where, { ...draft, base: theirs }) }
  }
}
