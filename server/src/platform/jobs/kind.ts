import type { Verb } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import type { JobKind } from 'contract/exchange/jobs'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../database/db.ts'
import type { Storage } from '../storage/storage.ts'

/** A job as whoever does it is given it. */
export type Work = {
  id: number
  /** For queries without a transaction of their own, and for transactions as short as a request's. */
  db: Db
  /** One long transaction: on the embedded database everybody else waits for its end. */
  patiently<Result>(use: (transaction: Db) => Promise<Result>): Promise<Result>
  /**
   * All statements of `use` see the database of one moment. On the embedded database everybody else waits for its end:
   * read only, and do nothing slow inside.
   */
  snapshot<Result>(use: (db: Db) => Promise<Result>): Promise<Result>
  /** Role and areas as they are now, not as they were when the work was asked for. */
  actor: Actor & { full_name: string }
  language: Language
  asked: Record<string, unknown>
  object: string | null
  request: { id: string }
  results: Storage
  /** A folder on this machine for temporary files. */
  folder: string
  /**
   * Between two slices: says how far it is, and throws when the server is ending or somebody else does this work.
   */
  progress(percent: number): Promise<void>
}

/** What is kept of a job that went well: what it answers, and the file it made. */
export type JobOutcome = { answer: Record<string, unknown>; object?: string }

export type Does = (work: Work) => Promise<JobOutcome>

/** Every kind of long work, and who does it: `app.ts` puts them together. */
export type Kinds = { [Kind in JobKind]: Does }

/** What somebody must be permitted for each, when it is asked for and again when it is done. */
export const verbOf = {
  import: 'import.start',
  import_apply: 'import.start',
  export: 'export.start',
} as const satisfies Record<JobKind, Verb>
