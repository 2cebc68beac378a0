import type { FileKind } from 'contract/evaluation/files'
import type { Stage } from 'contract/evaluation/scores/stages'
import type { Generated } from 'kysely'
import type { Changing, MaybeTime, Time } from './columns.ts'

export type EvidenceTables = {
  comments: {
    id: Generated<number>
    line_id: number
    indicator_id: number | null
    text: string
    author_id: number
    resolved: Generated<boolean>
    edited_at: MaybeTime
    hidden_at: MaybeTime
    hidden_by: number | null
  } & Changing
  notes: {
    id: Generated<number>
    line_id: number
    indicator_id: number | null
    text: string
    author_id: number
    hidden_at: MaybeTime
    hidden_by: number | null
  } & Changing
  files: {
    id: Generated<number>
    object: string
    line_id: number | null
    category_id: number
    /** Null: the proof of an action. */
    stage: Stage | null
    action_id: number | null
    kind: FileKind
    name: string
    content_type: string
    size: number
    sha256: string
    thumbnail: Generated<boolean>
    description: string | null
    consent_by: number | null
    consent_at: MaybeTime
    consent_text: string | null
    scan: Generated<'off' | 'clean' | 'infected'>
    uploaded_by: number
    created_at: Time
    deleted_at: MaybeTime
  }
  uploads: {
    id: Generated<number>
    user_id: number
    key: string
    line_id: number
    /** As it was sent: base64 of each field. */
    metadata: string
    length: number
    received: Generated<number>
    secret: string
    file_id: number | null
    created_at: Time
    finished_at: MaybeTime
    expires_at: string
  }
  upload_parts: {
    upload_id: number
    start: number
    size: number
    object: string
  }
}
