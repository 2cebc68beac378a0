import { useQuery } from '@tanstack/react-query'
import type { ReviewMark } from 'contract/evaluation/review-marks'
import { useMemo } from 'react'
import type { MarkWork } from '../../../../outbox/entry.ts'
import { currentOutbox, drop, store } from '../../../../outbox/outbox.ts'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import {
  draftOn,
  type Judgement,
  messagesOf,
  nameOf,
  type ReviewDraft,
  type ReviewTarget,
  setDraft,
  shortestRequest,
  unsentOf,
  useReviewDraft,
} from './review-draft.ts'
import { reviewMarksQuery } from './review-queries.ts'

/** `by` is another reviewer's name. */
type Shown = Judgement & { by: ReviewMark['by'] | null }

type Mark = { indicator: number; verdict: 'agree' | 'ask' | null; text: string | null }

const shownMark = ({ indicator, verdict, text }: Mark, by: Shown['by']): Shown | null =>
  verdict === null ? null : { agreed: verdict === 'agree', text: text ?? '', target: { indicator }, by }

/** Later ones win: the server's marks, then the outbox, then what is typed about evidence. */
const judgementsOf = (
  marks: readonly ReviewMark[],
  waiting: readonly MarkWork[],
  draft: ReviewDraft,
): ReadonlyMap<string, Shown> => {
  const all = new Map<string, Shown>()
  const set = (name: string, shown: Shown | null) => (shown ? all.set(name, shown) : all.delete(name))
  for (const mark of marks) if (mark.is_current) set(nameOf(mark), shownMark(mark, mark.by))
  for (const work of waiting) set(nameOf(work), shownMark(work, null))
  for (const [name, judgement] of Object.entries(draft))
    if (judgement.target.indicator === undefined) set(name, { ...judgement, by: null })
  return all
}

/** Everybody's marks on the server, overlaid with what this device has not sent yet. */
export const useReview = (line: number) => {
  const { data: marks } = useQuery(reviewMarksQuery(line))
  const { entries } = useOutbox()
  const draft = useReviewDraft(line)
  return useMemo(() => {
    const waiting = entries.flatMap((entry) =>
      entry.line === line && entry.work.kind === 'mark' && entry.state === 'waiting' ? entry.work : [],
    )
    const judgements = judgementsOf(marks ?? [], waiting, draft)
    const undecided = entries.flatMap(({ line: of, id, work, state, problem }) =>
      of === line && work.kind === 'mark' && state === 'conflicting' ? { id, work, problem } : [],
    )
    const markOn = (indicator: number) => marks?.find((mark) => mark.indicator === indicator)
    return {
      on: (target: ReviewTarget): Shown | undefined => judgements.get(nameOf(target)),
      markOn,
      /** The mark that a decision replaces, as far as this person has seen it. */
      seenOn: (indicator: number): number | null => markOn(indicator)?.id ?? null,
      /** A decision that met another reviewer's which the person had not seen. */
      undecidedOn: (indicator: number) => undecided.find(({ work }) => work.indicator === indicator),
      messages: messagesOf([...judgements.values()]),
      /** The ids of marks of other people that ask for a change. */
      requestsOfOthers: (me: number): number[] =>
        [...judgements.values()].flatMap(({ agreed, by, target: { indicator } }) =>
          !agreed && by && by.id !== me && indicator !== undefined ? (markOn(indicator)?.id ?? []) : [],
        ),
      unsent: unsentOf(draft),
    }
  }, [marks, entries, draft, line])
}

/** Sets or removes the agreement with a folder of evidence, which stays on the device until the review ends. */
export const agreeWithFolder = (line: number, target: ReviewTarget, agreed: boolean): void =>
  setDraft(line, target, agreed ? { agreed, text: '' } : null)

/** `seen` is the mark that was visible when the decision was made. */
type Deciding = { line: number; indicator: number; seen: number | null }

/** Sets or removes the agreement with an answer, which is sent at once. */
export const agree = ({ line, indicator, seen }: Deciding, agreed: boolean): void => {
  setDraft(line, { indicator }, null)
  store(line, { kind: 'mark', indicator, verdict: agreed ? 'agree' : null, text: '', seen })
}

export const write = (line: number, target: ReviewTarget, text: string): void =>
  setDraft(line, target, text === '' ? null : { agreed: false, text })

/** Focus left the field: sends the request as a mark; false where it is too short. */
export const finishWriting = ({ line, indicator, seen }: Deciding): boolean => {
  const typed = draftOn(line, { indicator })
  if (!typed) return true
  const text = typed.text.trim()
  if ([...text].length < shortestRequest) return false
  store(line, { kind: 'mark', indicator, verdict: 'ask', text, seen })
  setDraft(line, { indicator }, null)
  return true
}

const marksOnDevice = (line: number) =>
  currentOutbox().entries.filter(({ line: of, work }) => of === line && work.kind === 'mark')

/** Whether a decision met another reviewer's and the person has not chosen yet. */
export const hasUndecided = (line: number): boolean =>
  marksOnDevice(line).some(({ state }) => state === 'conflicting')

/**
 * After a return or validation: unsent marks were part of that step's messages, except those in conflict, whose text
 * is stored nowhere else.
 */
export const dropMarks = (line: number): void => {
  for (const { id, state } of marksOnDevice(line)) if (state !== 'conflicting') drop(id)
}
