import { z } from 'zod'
import { get, post, success } from '../access/call.ts'
import { Page, paging, Ref, time } from '../platform/shapes.ts'

const seconds = z.number().nullable().describe('Seconds; null when nothing waits')

export const OperatorRun = z.object({
  kind: z.enum(['backup', 'drill']),
  outcome: z.enum(['done', 'faults', 'failed']),
  ended_at: time,
})
export type OperatorRun = z.infer<typeof OperatorRun>

export const Operation = z.object({
  version: z.string(),
  node: z.string(),
  database: z.object({ kind: z.enum(['embedded', 'server']), version: z.string() }),
  /**
   * Of the answering server since its start: whether it reads from the replica, the replica's lag in seconds at most,
   * and how many of the possible reads it answered. Null without a replica.
   */
  replica: z
    .object({ is_used: z.boolean(), lag: z.number().nullable(), answered: z.int(), reads: z.int() })
    .nullable(),
  migrations: z.object({ applied: z.int(), missing: z.int(), latest: z.string() }),
  /** The latest run of each kind and outcome. */
  runs: z.array(OperatorRun),
  emails: z.object({ waiting: z.int(), tried: z.int(), refused: z.int(), oldest: seconds }),
  jobs: z.object({ waiting: z.int(), running: z.int(), failed: z.int(), oldest: seconds }),
  uploads: z.int(),
  /** Bytes of the disk of DATA_DIR; with less than `least` free, uploads are refused. */
  disk: z.object({ free: z.number(), size: z.number(), least: z.number() }),
  mail: z.enum(['server', 'folder']),
  storage: z.enum(['disk', 's3']),
  has_scanner: z.boolean(),
})
export type Operation = z.infer<typeof Operation>

/** An e-mail that was refused, or that waits for another try. */
export const TroubledEmail = z.object({
  id: z.int(),
  /** In the operator's language. */
  subject: z.string(),
  reader: Ref.nullable(),
  state: z.enum(['waiting', 'refused']),
  attempts: z.int(),
  created_at: time,
})
export type TroubledEmail = z.infer<typeof TroubledEmail>

/** `reason` is a code of the system or of the other server, never what was sent. */
export const Tried = z.object({ passed: z.boolean(), reason: z.string().nullable() })
export type Tried = z.infer<typeof Tried>

export const operationCalls = {
  read: get('/api/operation/', { access: 'operation.read', answer: Operation }),
  emails: get('/api/operation/emails/', {
    access: 'operation.read',
    query: z.object(paging),
    answer: Page(TroubledEmail),
  }),
  sendAgain: post('/api/operation/emails/{id}/send/', {
    access: 'operation.change',
    answer: success(['email_queued']),
    status: 200,
  }),
  tryMail: post('/api/operation/mail/try/', { access: 'operation.change', answer: Tried, status: 200 }),
  tryStorage: post('/api/operation/storage/try/', { access: 'operation.change', answer: Tried, status: 200 }),
}
