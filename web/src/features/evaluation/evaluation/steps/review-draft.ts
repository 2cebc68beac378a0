import type { NewReviewMessage } from 'contract/evaluation/lines'
import type { Stage } from 'contract/evaluation/scores/stages'
import { useSyncExternalStore } from 'react'
import { draftNow, onDraftsChange, removeDraft, writeDraft } from '../../../../drafts/drafts.ts'
import { draftsOfLine } from '../../../../drafts/names.ts'

export type ReviewTarget = { indicator?: number; category?: number; stage?: Stage }

/** Characters a request needs at least. */
export const shortestRequest = 10

export type Judgement = { agreed: boolean; text: string; target: ReviewTarget }

/**
 * What a reviewer typed on this device; about an indicator it becomes a mark on the server when focus leaves the
 * field.
 */
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

/** Indicators with typed text that is not sent yet. */
export const unsentOf = (draft: ReviewDraft): number[] =>
  Object.values(draft).flatMap(({ text, target }) =>
    target.indicator !== undefined && text.trim() !== '' ? target.indicator : [],
  )

export const purgeDraft = (line: number): void => removeDraft(nameOfLine(line))

export const messagesOf = (judgements: readonly Judgement[]): NewReviewMessage[] =>
  judgements
    .filter(({ agreed, text }) => !agreed && text.trim() !== '')
    .map(({ text, target }) => ({
      text: text.trim(),
      indicator: target.indicator ?? null,
      category: target.category ?? null,
      stage: target.stage ?? null,
    }))
