import type { WebhookTrouble } from 'contract/exchange/webhooks'
import type { ChangeKind } from 'contract/insight/changes'
import type { Generated } from 'kysely'
import type { Changing, MaybeTime, Time } from './columns.ts'

export type ChangesTables = {
  changes: {
    position: number
    at: Time
    kind: string
    object_id: number
    action: string
    country_id: number | null
    region_id: number | null
    school_id: number | null
  }
  change_feed: { only_row: Generated<boolean>; seal: number; last: number; purged: number }
  webhooks: {
    id: Generated<number>
    user_id: number
    address: string
    kinds: ChangeKind[]
    nonce: Buffer
    previous_nonce: Buffer | null
    previous_until: MaybeTime
    position: number
    is_on: Generated<boolean>
    switched_off_at: MaybeTime
  } & Changing
  webhook_deliveries: {
    id: Generated<number>
    webhook_id: number
    changes: number
    body: string
    attempts: Generated<number>
    begun_at: Time
    due_at: Time
    tried_at: MaybeTime
    trouble: WebhookTrouble | null
    status: number | null
    answer: string | null
    ended_at: MaybeTime
    outcome: 'sent' | 'failed' | null
    created_at: Time
  }
  deleted_places: {
    kind: string
    object_id: number
    country_id: number
    region_id: number | null
    school_id: number | null
  }
}
