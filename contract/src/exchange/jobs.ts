import { z } from 'zod'
import { get } from '../access/call.ts'
import { isProblemCode } from '../platform/problems.ts'
import { fromText, paging } from '../platform/shapes.ts'
import { ExportAnswer } from './exports.ts'
import { AppliedAnswer, ImportAnswer, rowActions } from './imports.ts'

/** Work after the answer: checking a file, writing its rows, making a file. */
export const jobKinds = ['import', 'import_apply', 'export'] as const
export type JobKind = (typeof jobKinds)[number]

const jobStatuses = ['waiting', 'running', 'done', 'failed'] as const
export type JobStatus = (typeof jobStatuses)[number]

const code = z.string().refine(isProblemCode)

/** The reason of a failed job, as the body of a refused call. */
export const FailedAnswer = z.object({
  code,
  detail: z.string(),
  errors: z.record(z.string(), z.array(z.object({ message: z.string(), code }))).optional(),
})
export type FailedAnswer = z.infer<typeof FailedAnswer>

/** `answer` is null until the job has ended; then it depends on the kind, or is the reason of a failure. */
export const Job = z.object({
  id: z.int(),
  kind: z.enum(jobKinds),
  status: z.enum(jobStatuses),
  progress: z.int().min(0).max(100),
  answer: z.union([ImportAnswer, AppliedAnswer, ExportAnswer, FailedAnswer, z.null()]),
})
export type Job = z.infer<typeof Job>

/** With `page` only the rows of that page, with `deed` only those of one kind. */
const JobQuery = z.object({
  deed: z.enum(rowActions).optional(),
  page: fromText(z.int().min(1).max(1_000_000)).optional(),
  page_size: paging.page_size,
})

export const jobCalls = {
  read: get('/api/job/{id}/', { access: 'job.read', query: JobQuery, answer: Job }),
}
