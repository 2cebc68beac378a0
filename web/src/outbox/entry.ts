import type { Stage } from 'contract/evaluation/scores/stages'
import type { ProblemCode } from 'contract/platform/problems'

/** An answer to an indicator; `result` and `version` name the row it replaces, null creates one. */
export type AnswerWork = {
  kind: 'answer'
  indicator: number
  option: number
  na_reason: string | null
  /** Omitted if unchanged. */
  files?: readonly number[]
  /** Omitted if only the letter changed. */
  statements?: readonly number[]
  reached?: number | null
  of?: number | null
  result: number | null
  version: number | null
}

/** An empty text deletes the note. */
export type NoteWork = {
  kind: 'note'
  indicator: number | null
  text: string
  note: number | null
  version: number | null
}

export type CommentWork = { kind: 'comment'; indicator: number | null; text: string; mentions?: number[] }

/**
 * A reviewer's mark; null removes it, `text` is the request. `seen` is the mark that was visible, null for none,
 * missing in entries of earlier versions.
 */
export type MarkWork = {
  kind: 'mark'
  indicator: number
  verdict: 'agree' | 'ask' | null
  text: string
  seen?: number | null
}

/** Whether a duty is met; null removes the answer. */
export type DutyWork = { kind: 'duty'; duty: number; kept: boolean | null; plan: string | null }

/** A rater's letter; null removes it. */
export type RatingWork = {
  kind: 'rating'
  round: number
  indicator: number
  option: number | null
  na_reason: string | null
}

/** Reports an action as done, which is confirmed by others. */
export type ReportWork = {
  kind: 'report'
  goal: number
  action: number
  note: string
  done_on: string | null
}

type SentFile = {
  kind: 'file'
  name: string
  description: string
  consent: boolean
  content: Blob
  /** Bytes before the photo was made smaller on the device. */
  originalSize: number
}

/** Evidence of a domain and stage. */
export type EvidenceWork = SentFile & { category: number; stage: Stage }
/** A file that shows what was done for an action. */
export type ProofWork = SentFile & { goal: number; action: number }
export type FileWork = EvidenceWork | ProofWork

export const isProof = (work: Work): work is ProofWork => work.kind === 'file' && 'action' in work

export type Work =
  | AnswerWork
  | RatingWork
  | DutyWork
  | NoteWork
  | CommentWork
  | MarkWork
  | ReportWork
  | FileWork

/** The content of a request with its `Idempotency-Key`. */
export type Attempt = { key: string; work: Work }

/** Something that the server has not confirmed yet; stored on the device until then. */
export type Entry = {
  /** One for each answer, note, mark or report, so that a newer content replaces it. */
  id: string
  user: number
  line: number
  work: Work
  /** The `Idempotency-Key`, new for each content, so that a repeat creates no second row. */
  key: string
  /** The stored state; the rest depends on the session and on running requests (machine.ts). */
  state: 'waiting' | 'refused' | 'conflicting'
  /** Why the server refused it; the person has to decide. */
  problem: { code: ProblemCode; version?: number; id?: number; reason?: string } | null
  /** Set before it is sent for the first time: the server may have it. */
  attempted: boolean
  /** An earlier content that the server may have; it is sent again first, with its own key. */
  before: Attempt | null
  /** Where it belongs, for its name and link; of an answer also the letter, for when its page is closed. */
  place: { evaluation: number; code: string; href: string; letter?: string | undefined } | null
  /** Milliseconds since 1970, but always later than earlier entries, whatever the clock says. */
  changedAt: number
}

/** Fills in fields that entries of earlier versions lack. */
export const completeEntry = (
  stored: Partial<Entry> & Omit<Entry, 'attempted' | 'before' | 'place'>,
): Entry => ({
  ...stored,
  attempted: stored.attempted ?? true,
  before: stored.before ?? null,
  place: stored.place ?? null,
})

/** Texts before files, which are much larger. */
const order = { answer: 0, rating: 0, duty: 0, note: 1, mark: 2, comment: 3, report: 4, file: 5 }

export const inSendingOrder = <Sorted extends Entry>(entries: readonly Sorted[]): Sorted[] =>
  [...entries].sort(
    (one, other) => order[one.work.kind] - order[other.work.kind] || one.changedAt - other.changedAt,
  )
