import type { RowAction } from 'contract/exchange/imports'
import type { JobKind, JobStatus } from 'contract/exchange/jobs'
import type { FieldErrors } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import type { Generated } from 'kysely'
import type { Json, MaybeTime, Time } from './columns.ts'

export type JobsTables = {
  jobs: {
    id: Generated<number>
    user_id: number
    kind: JobKind
    status: Generated<JobStatus>
    progress: Generated<number>
    attempt: Generated<number>
    language: Language
    asked: Json<Record<string, unknown>>
    answer: Json<Record<string, unknown>> | null
    object: string | null
    request_id: string | null
    created_at: Time
    started_at: MaybeTime
    beat_at: MaybeTime
    ended_at: MaybeTime
  }
  import_rows: {
    job_id: number
    sheet: Generated<number>
    row: number
    deed: RowAction
    errors: Json<FieldErrors>
    before: Json<Record<string, unknown>> | null
    after: Json<Record<string, unknown>> | null
    object_id: number | null
    version: number | null
    written: Json<Record<string, unknown>> | null
  }
}
