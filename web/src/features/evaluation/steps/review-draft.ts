import type { NewReviewMessage } from 'contract/lines'
import { useSyncExternalStore } from 'react'
import { listeners } from '../../../listeners.ts'
import { onDevice } from '../../../session/kept.ts'
import { session } from '../../../session/stored-session.ts'

/** What a message of a review is about: the whole line, an indicator, or a folder of evidence. */
export type ReviewTarget = { indicator?: number; category?: number; stage?: number }

type Judgement = { agreed: boolean; text: string; target: ReviewTarget }
/** A reviewer's work on a line, on this device until the line is returned or validated. */
type ReviewDraft = Readonly<Record<string, Judgement>>

const empty: ReviewDraft = {}
const drafts = new Map<string, ReviewDraft>()
const { listen, tell } = listeners()

const keyOf = (line: number): string => `vereda.review.${session()?.user.id ?? 0}.${line}`
const nameOf = ({ indicator, category, stage }: ReviewTarget): string =>
  indicator !== undefined ? `i${indicator}` : category !== undefined ? `c${category}.${stage}` : 'line'

const read = (line: number): ReviewDraft => {
  const key = keyOf(line)
  const known = drafts.get(key)
  if (known) return known
  const draft = onDevice.readValue<ReviewDraft>(key) ?? empty
  drafts.set(key, draft)
  return draft
}

const write = (line: number, draft: ReviewDraft): void => {
  drafts.set(keyOf(line), draft)
  onDevice.keepValue(keyOf(line), draft)
  tell()
}

export const useReviewDraft = (line: number): ReviewDraft => useSyncExternalStore(listen, () => read(line))

export const judgementOn = (draft: ReviewDraft, target: ReviewTarget): Judgement | undefined =>
  draft[nameOf(target)]

/** Agreed, or asked for a change with these words; neither takes the judgement away. */
export const judge = (line: number, target: ReviewTarget, agreed: boolean, text: string): void => {
  const { [nameOf(target)]: _, ...others } = read(line)
  write(line, agreed || text !== '' ? { ...others, [nameOf(target)]: { agreed, text, target } } : others)
}

export const forgetDraft = (line: number): void => {
  drafts.delete(keyOf(line))
  onDevice.keep(keyOf(line), null)
  tell()
}

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
