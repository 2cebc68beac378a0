import type { NewReviewMessage } from 'contract/evaluation/lines'
import { useSyncExternalStore } from 'react'
import { draftNow, onDraftsChange, removeDraft, writeDraft } from '../../../../drafts/drafts.ts'
import { draftsOfLine } from '../../../../drafts/names.ts'

/** What a message of a review is about: the whole line, an indicator, or a folder of evidence. */
export type ReviewTarget = { indicator?: number; category?: number; stage?: number }

type Judgement = { agreed: boolean; text: string; target: ReviewTarget }
/** A reviewer's work on a line, on this device until the line is returned or validated. */
type ReviewDraft = Readonly<Record<string, Judgement>>

const empty: ReviewDraft = {}

const nameOfLine = (line: number): string => `${draftsOfLine(line)}review`
const nameOf = ({ indicator, category, stage }: ReviewTarget): string =>
  indicator !== undefined ? `i${indicator}` : category !== undefined ? `c${category}.${stage}` : 'line'

const read = (line: number): ReviewDraft => (draftNow(nameOfLine(line))?.value as ReviewDraft) ?? empty

export const useReviewDraft = (line: number): ReviewDraft =>
  useSyncExternalStore(onDraftsChange, () => read(line))

export const judgementOn = (draft: ReviewDraft, target: ReviewTarget): Judgement | undefined =>
  draft[nameOf(target)]

/** Agreed, or asked for a change with these words; neither takes the judgement away. */
export const judge = (line: number, target: ReviewTarget, agreed: boolean, text: string): void => {
  const { [nameOf(target)]: _, ...others } = read(line)
  const next = agreed || text !== '' ? { ...others, [nameOf(target)]: { agreed, text, target } } : others
  if (Object.keys(next).length > 0) writeDraft(nameOfLine(line), next)
  else removeDraft(nameOfLine(line))
}

export const purgeDraft = (line: number): void => removeDraft(nameOfLine(line))

/** The requests for change, as the call takes them. */
export const messagesOf = (draft: ReviewDraft): NewReviewMessage[] =>
  Object.values(draft)
    .filter(({ agreed, text }) => !agreed && text.trim() !== '')
    .map(({ text, target }) => ({
      text: text.trim(),
      indicator: target.indicator ?? null,
      category: target.category ?? null,
      stage: target.stage ?? null,
    }))
