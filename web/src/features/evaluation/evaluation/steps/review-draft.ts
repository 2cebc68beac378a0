import type { NewReviewMessage } from 'contract/evaluation/lines'
import type { Stage } from 'contract/evaluation/scores/stages'
import { useSyncExternalStore } from 'react'
import { draftNow, onDraftsChange, removeDraft, writeDraft } from '../../../../drafts/drafts.ts'
import { draftsOfLine } from '../../../../drafts/names.ts'

/** What a message of a review is about: the whole line, an indicator, or a folder of evidence. */
export type ReviewTarget = { indicator?: number; category?: number; stage?: Stage }

/** Characters without which a request says too little to be acted on. */
export const shortestRequest = 10

export type Judgement = { agreed: boolean; text: string; target: ReviewTarget }

/** What a reviewer typed on this device. About an indicator, it becomes a mark on the server when the field is left; until then it is no request. */
export type ReviewDraft = Readonly<Record<string, Judgement>>

const empty: ReviewDraft = {}

const nameOfLine = (line: number): string => `${draftsOfLine(line)}review`
export const nameOf = ({ indicator, category, stage }: ReviewTarget): string =>
  indicator !== undefined ? `i${indicator}` : category !== undefined ? `c${category}.${stage}` : 'line'

const read = (line: number): ReviewDraft => (draftNow(nameOfLine(line))?.value as ReviewDraft) ?? empty

export const draftOn = (line: number, target: ReviewTarget): Judgement | undefined =>
  read(line)[nameOf(target)]

export const useReviewDraft = (line: number): ReviewDraft =>
  useSyncExternalStore(onDraftsChange, () => read(line))

/** Puts a judgement among the drafts, or takes it out with null. */
export const setDraft = (
  line: number,
  target: ReviewTarget,
  judgement: Omit<Judgement, 'target'> | null,
): void => {
  const { [nameOf(target)]: _, ...others } = read(line)
  const next = judgement ? { ...others, [nameOf(target)]: { ...judgement, target } } : others
  if (Object.keys(next).length > 0) writeDraft(nameOfLine(line), next)
  else removeDraft(nameOfLine(line))
}

/** Indicators about which something was typed that is no request yet. */
export const unsentOf = (draft: ReviewDraft): number[] =>
  Object.values(draft).flatMap(({ text, target }) =>
    target.indicator !== undefined && text.trim() !== '' ? target.indicator : [],
  )

export const purgeDraft = (line: number): void => removeDraft(nameOfLine(line))

/** The requests for change, as the call takes them. */
export const messagesOf = (judgements: readonly Judgement[]): NewReviewMessage[] =>
  judgements
    .filter(({ agreed, text }) => !agreed && text.trim() !== '')
    .map(({ text, target }) => ({
      text: text.trim(),
      indicator: target.indicator ?? null,
      category: target.category ?? null,
      stage: target.stage ?? null,
    }))
