import { z } from 'zod'
import { get } from '../access/call.ts'
import { isProblemCode } from '../platform/problems.ts'
import { fromText, paging } from '../platform/shapes.ts'
import { ExportAnswer } from './exports.ts'
import { AppliedAnswer, ImportAnswer, rowActions } from './imports.ts'

/** What the server does while the person goes on: looking at a file, writing what is in it, making a file. */
export const jobKinds = ['import', 'import_apply', 'export'] as const
export type JobKind = (typeof jobKinds)[number]

const jobStatuses = ['waiting', 'running', 'done', 'failed'] as const
export type JobStatus = (typeof jobStatuses)[number]

const code = z.string().refine(isProblemCode)

/** Why a job failed, as a refused call would have said it. */
export const FailedAnswer = z.object({
  code,
  detail: z.string(),
  errors: z.record(z.string(), z.array(z.object({ message: z.string(), code }))).optional(),
})
export type FailedAnswer = z.infer<typeof FailedAnswer>

/** `answer` is null until the job has ended; what it holds then depends on the kind, or says why it failed. */
export const Job = z.object({
  id: z.int(),
  kind: z.enum(jobKinds),
  status: z.enum(jobStatuses),
  progress: z.int().min(0).max(100),
  answer: z.union([ImportAnswer, AppliedAnswer, ExportAnswer, FailedAnswer, z.null()]),
})
export type Job = z.infer<typeof Job>

/** The rows of an import are many: with `page` only those of that page come, with `deed` only those of one kind. */
const JobQuery = z.object({
  deed: z.enum(rowActions).optional(),
  page: fromText(z.int().min(1).max(1_000_000)).optional(),
  page_size: paging.page_size,
})

export const jobCalls = {
  read: get('/api/job/{id}/', { access: 'job.read', query: JobQuery, answer: Job }),
}
