import type { Role } from 'contract/access/roles'
import type { Task } from 'contract/access/tasks'
import type { TokenScopes } from 'contract/access/token-rooms'
import type { NotificationCode } from 'contract/messages/notifications'
import type { ReminderChoice } from 'contract/people/accounts'
import type { Language } from 'contract/platform/shapes'
import type { Generated } from 'kysely'
import type { Changing, Json, MaybeTime, Time } from './columns.ts'

export type PeopleTables = {
  users: {
    id: Generated<number>
    username: string
    /** Confirmed by its owner, and unique. */
    email: string | null
    /** Waits to be confirmed. */
    pending_email: string | null
    pending_since: MaybeTime
    /** Who of the staff named that address; null when its owner did. */
    pending_by: number | null
    full_name: string
    folded: string
    phone: string | null
    country_id: number | null
    role: Role
    is_superuser: Generated<boolean>
    is_active: Generated<boolean>
    language: Generated<Language>
    reminders: Generated<ReminderChoice>
    message_emails: Generated<boolean>
    password_hash: string | null
    password_version: Generated<number>
    managed_country_id: number | null
    managed_region_id: number | null
    local_role_id: number | null
    last_login: MaybeTime
    deleted_at: MaybeTime
  } & Changing
  local_roles: {
    id: Generated<number>
    country_id: number
    role: Role
    name: string
    withheld: Task[]
  } & Changing
  areas: {
    id: Generated<number>
    user_id: number
    role: Role
    country_id: number | null
    region_id: number | null
    school_id: number | null
    created_at: Time
  }
  sessions: {
    id: Generated<number>
    user_id: number
    remember: boolean
    device: string | null
    network: string | null
    created_at: Time
    last_used_at: Time
    ends_at: string
    used_generation: Generated<number>
    revoked_at: MaybeTime
    revoked_because: string | null
    lock_hash: Buffer | null
    /** Begun with an account of somewhere else, whose session ends with it. */
    by_provider: Generated<boolean>
    /** When the person last proved who they are in it. */
    proven_at: Time
  }
  totp_secrets: {
    user_id: number
    secret: Buffer | null
    pending: Buffer | null
    last_step: Generated<number>
    confirmed_at: MaybeTime
  }
  factor_resets: { user_id: number; asked_by: number; expires_at: string }
  recovery_codes: { user_id: number; hash: Buffer }
  login_tickets: {
    hash: Buffer
    user_id: number
    password_version: number
    remember: boolean
    expires_at: string
  }
  tokens: {
    hash: Buffer
    session_id: number
    kind: 'access' | 'refresh'
    generation: number
    nonce: Buffer
    expires_at: string
    used_at: MaybeTime
  }
  passkeys: {
    id: Generated<number>
    user_id: number
    /** As browsers write it: base64url. */
    credential: string
    /** What authenticators know the person by; the same for all of theirs. */
    user_handle: string
    public_key: Buffer
    /** How often the authenticator has signed, where it counts. */
    counter: number
    transports: string[]
    /** Whether its owner has it on further devices too. */
    synced: boolean
    name: string
    created_at: Time
    last_used_at: MaybeTime
  }
  personal_tokens: {
    id: Generated<number>
    user_id: number
    hash: Buffer
    name: string
    scopes: Json<TokenScopes>
    created_at: Time
    ends_at: string
    last_used_at: MaybeTime
  }
  /** What a passkey is to sign, once and soon. */
  challenges: {
    hash: Buffer
    purpose: 'sign_in' | 'add' | 'provider' | 'prove'
    /** Whose it is; null where nobody is signed in. */
    user_id: number | null
    expires_at: string
  }
  identities: {
    issuer: string
    subject: string
    user_id: number
    created_at: Time
    last_used_at: Time
  }
  throttles: { key: Buffer; attempts: number; window_ends: string; free_at: string }
  notifications: {
    id: Generated<number>
    user_id: number
    code: NotificationCode
    params: Json<Record<string, string | number>>
    /** Whom `params.person` names; unknown in rows from before migration 041. */
    person_id: number | null
    evaluation_id: number | null
    instrument_id: number | null
    title: string | null
    message: string | null
    is_read: Generated<boolean>
    created_at: Time
  }
}
