import type { ProblemCode } from 'contract/problems'

/** An answer to one indicator. `result` and `version` name the row it replaces; null makes a new one. */
export type AnswerWork = {
  kind: 'answer'
  indicator: number
  option: number
  na_reason: string | null
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

export type CommentWork = { kind: 'comment'; indicator: number | null; text: string }

export type FileWork = {
  kind: 'file'
  category: number
  stage: number
  name: string
  description: string
  consent: boolean
  content: Blob
  /** Bytes before the photo was made smaller on the device. */
  originalSize: number
}

export type Work = AnswerWork | NoteWork | CommentWork | FileWork

/**
 * Something a person did that the server has not confirmed yet. It lies on the device from the moment it is done
 * until the server has it.
 */
export type Entry = {
  /** One entry for one answer or note: what is done again replaces it. */
  id: string
  user: number
  line: number
  work: Work
  /** The request's `Idempotency-Key`, new for each new content: a repeat makes no second row. */
  key: string
  state: 'waiting' | 'refused'
  /** Why the server refused it; it then waits for a person to decide. */
  problem: { code: ProblemCode; version?: number; id?: number; reason?: string } | null
  tries: number
  /** Milliseconds since 1970, as `changedAt`: not sent before. */
  notBefore: number
  changedAt: number
}

/** Words before pictures: an hour of answers is smaller than one photo. */
const order = { answer: 0, note: 1, comment: 2, file: 3 }

export const inSendingOrder = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort(
    (one, other) => order[one.work.kind] - order[other.work.kind] || one.changedAt - other.changedAt,
  )

/**
 * Milliseconds to wait after so many failures: from one second to five minutes, spread so that not all come at once.
 */
export const waitAfter = (tries: number, random: () => number = Math.random): number =>
  Math.min(1000 * 2 ** tries, 300_000) * (0.75 + random() / 2)
