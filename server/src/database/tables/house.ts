import type { Generated } from 'kysely'
import type { Json, Time } from './columns.ts'

export type HouseTables = {
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
    request_id: string | null
  }
}
