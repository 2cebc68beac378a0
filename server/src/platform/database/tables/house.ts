import type { Language } from 'contract/platform/shapes'
import type { ColumnType, Generated } from 'kysely'
import type { Json, MaybeTime, Time } from './columns.ts'

type Personal = { salt: string; old?: Record<string, unknown>; new?: Record<string, unknown> }

export type PlatformTables = {
  secrets: { name: string; value: Buffer }
  idempotency_keys: {
    user_id: number
    route: string
    key: string
    body_hash: string
    status: number
    body: Json<unknown>
    created_at: Time
  }
  audit: {
    id: Generated<number>
    at: Time
    actor_id: number | null
    deed: string
    object_type: string
    object_id: number | null
    old: Json<unknown> | null
    new: Json<unknown> | null
    personal: ColumnType<Personal | null, string | null, null>
    personal_hash: ColumnType<Buffer | null, never, never>
    request_id: string | null
  }
  /** Words of messages that people corrected; null where they went back to the released ones. */
  catalogue_corrections: {
    id: Generated<number>
    language: Language
    key: string
    words: string | null
    made_of: string
    /** The corrected English that they were written beside. */
    seen: string | null
    version: Generated<number>
    changed_by: number
    updated_at: Time
  }
  /** What a correction said before. */
  catalogue_former_words: { language: Language; key: string; words: string; ended_at: Time }
  catalogue_marks: { language: Language; mark: Generated<string> }
  refusal_counts: {
    key: Buffer
    actor_id: number | null
    deed: string
    object_type: string
    details: Json<unknown>
    times: number
    ids: number[]
    ends_at: Time
  }
  maintenance_runs: { name: string; next_at: Time }
  operator_runs: {
    id: Generated<number>
    kind: 'backup' | 'drill'
    outcome: 'done' | 'faults' | 'failed'
    ended_at: Time
    facts: Json<Record<string, string | number>>
  }
  audit_seals: {
    number: number
    audit_ids: number[]
    hashes: Buffer
    previous: Buffer
    last_id: number
    sealed_at: Time
  }
  file_keys: {
    id: string
    purpose: 'school' | 'results' | 'uploads' | 'quarantine' | 'other'
    school_id: number | null
    version: number
    wrapped: string
    wrapped_by: string
    wrapped_at: Time
    made_at: Time
    settled_at: MaybeTime
    retired_at: MaybeTime
  }
  former_objects: { object: string; file_id: number; replaced_at: Time }
}
