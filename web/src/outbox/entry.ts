import type { Stage } from 'contract/evaluation/scores/stages'
import type { ProblemCode } from 'contract/platform/problems'

/** An answer to one indicator. `result` and `version` name the row it replaces; null makes a new one. */
export type AnswerWork = {
  kind: 'answer'
  indicator: number
  option: number
  na_reason: string | null
  /** Evidence that shows it; left out where only the answer changed. */
  files?: readonly number[]
  /** What it rests on; left out where only the letter changed. */
  statements?: readonly number[]
  reached?: number | null
  of?: number | null
  result: number | null
  version: number | null
}

/** A note; empty text takes the note away. */
export type NoteWork = {
  kind: 'note'
  indicator: number | null
  text: string
  note: number | null
  version: number | null
}

export type CommentWork = { kind: 'comment'; indicator: number | null; text: string; mentions?: number[] }

/**
 * What a reviewer thinks of the answer to an indicator; null takes it back. Text says what should change. `seen` is the
 * mark that was in sight, null for none; marks of earlier versions lack it.
 */
export type MarkWork = {
  kind: 'mark'
  indicator: number
  verdict: 'agree' | 'ask' | null
  text: string
  seen?: number | null
}

/** Whether a duty is kept; null takes the answer away. */
export type DutyWork = { kind: 'duty'; duty: number; kept: boolean | null; plan: string | null }

/** The letter that one of two people gives who answer alone; null takes it back. */
export type RatingWork = {
  kind: 'rating'
  round: number
  indicator: number
  option: number | null
  na_reason: string | null
}

/** Says that an action is done. Nobody vouches for it yet. */
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

/** What one request carries: the work and the `Idempotency-Key` of exactly this content. */
export type Attempt = { key: string; work: Work }

/**
 * Something a person did that the server has not confirmed yet. It lies on the device from the moment it is done
 * until the server has it.
 */
export type Entry = {
  /** One entry for one answer, note, mark or report: what is done again replaces it. */
  id: string
  user: number
  line: number
  work: Work
  /** The request's `Idempotency-Key`, new for each new content: a repeat makes no second row. */
  key: string
  /** As it rests on the device; who is signed in and what is under way decide the rest (machine.ts). */
  state: 'waiting' | 'refused' | 'conflicting'
  /** Why the server refused it; it then waits for a person to decide. */
  problem: { code: ProblemCode; version?: number; id?: number; reason?: string } | null
  /** True from the moment before it is sent for the first time: the server may have it. */
  attempted: boolean
  /** Content given before this one that may have reached the server: it is sent again first, under its own key. */
  before: Attempt | null
  /** Where it can be found, to name it and to open it; of an answer the letter, which is read where its page is gone. */
  place: { evaluation: number; code: string; href: string; letter?: string | undefined } | null
  /** Milliseconds since 1970, but later than all that was given before, whatever the clock says. */
  changedAt: number
}

/** Entries of earlier versions lack some fields. */
export const completeEntry = (
  stored: Partial<Entry> & Omit<Entry, 'attempted' | 'before' | 'place'>,
): Entry => ({
  ...stored,
  attempted: stored.attempted ?? true,
  before: stored.before ?? null,
  place: stored.place ?? null,
})

/** Texts before pictures: an hour of answers is smaller than one photo. */
const order = { answer: 0, rating: 0, duty: 0, note: 1, mark: 2, comment: 3, report: 4, file: 5 }

export const inSendingOrder = <Sorted extends Entry>(entries: readonly Sorted[]): Sorted[] =>
  [...entries].sort(
    (one, other) => order[one.work.kind] - order[other.work.kind] || one.changedAt - other.changedAt,
  )
