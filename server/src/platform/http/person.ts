import type { Actor } from 'contract/access/scope'
import type { TokenScopes } from 'contract/access/token-rooms'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../database/db.ts'

/** Who asks, as every request finds out anew: role, areas and revocation count from the next request on. */
export type Person = Actor & { language: Language; session: number; full_name: string } & Proven & {
    /** Of a program with a personal token, which has no session: what it opens. */
    scopes?: TokenScopes
  }

/**
 * Whether the sign-in of this session is no older than ten minutes, as far as `stepUp` calls ask. Who has neither a
 * password nor a passkey (an account of a provider alone) has nothing to repeat it with and is not asked.
 */
type Proven = { is_recent: boolean }

/**
 * Every request, whatever was asked: what audit and permissions need of it. `recorded` once the audit has a row of it.
 */
export type AnyRequest = { db: Db; actor: Person | null; request: { id: string; recorded?: boolean } }
