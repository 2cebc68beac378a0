import type { NotificationCode } from 'contract/messages/notifications'
import type { Generated } from 'kysely'
import type { Json, MaybeTime, Time } from './columns.ts'

/** What letters are written about: an account, or a line's life, of which the same people are told inside as well. */
export type EmailCode =
  | 'invitation'
  | 'password_reset'
  | 'password_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'personal_token_made'
  | 'provider_linked'
  | 'email_changed'
  | 'email_change_asked'
  | 'email_confirmation'
  | 'sign_in_changed'
  | 'new_device'
  | Exclude<
      NotificationCode,
      | 'refresh_token_reused'
      | 'reset_waits'
      | 'handed_over'
      | 'job_done'
      | 'job_failed'
      | 'webhook_off'
      | 'edition_handed_in'
      | 'edition_given_back'
      | 'edition_released'
    >

/** What changed about how somebody signs in, as `sign_in_changed` tells it. */
export type SignInChange = 'totp_on' | 'totp_off' | 'codes_new' | 'code_used' | 'reset_asked' | 'reset_done'

export type EmailsTables = {
  letters: {
    id: Generated<number>
    user_id: number | null
    address: string | null
    code: EmailCode
    params: Json<Record<string, string | number>>
    /** Whom `params.person` names. */
    person_id: number | null
    evaluation_id: number | null
    instrument_id: number | null
    created_at: Time
    due_at: Time
    attempts: Generated<number>
    unknown: Generated<number>
    ended_at: MaybeTime
    outcome: 'sent' | 'refused' | 'dropped' | null
  }
  recovery_tokens: {
    hash: Buffer
    user_id: number
    password_version: number
    expires_at: string
    /** Where the link was sent; null for one that staff handed over. */
    address: string | null
    given_by: number | null
  }
  email_tokens: { hash: Buffer; user_id: number; address: string; expires_at: string }
}
