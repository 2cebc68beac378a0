import { createHmac, randomBytes } from 'node:crypto'
import type { Tokens } from 'contract/people/accounts'
import type { Db } from '../platform/database/db.ts'
import { tokenHash } from './passwords/token-hash.ts'
import { addTokens } from './token-queries.ts'

/** A new random pair: at login, and after a password was changed. */
export const newTokens = (): Tokens => ({
  access: `at_${randomBytes(32).toString('base64url')}`,
  refresh: `rt_${randomBytes(32).toString('base64url')}`,
})

type Parent = { session: number; generation: number; nonce: Buffer; refresh: string }

/**
 * The one pair that follows a refresh token: asked twice, it is the same. The token itself goes into it, so that
 * whoever reads the database cannot compute it.
 */
export const successorOf = (key: Buffer, { session, generation, nonce, refresh }: Parent): Tokens => {
  const derive = (kind: string) =>
    createHmac('sha256', key)
      .update(`${kind}\n${session}\n${generation}\n${Buffer.from(nonce).toString('hex')}\n${refresh}`)
      .digest('base64url')
  return { access: `at_${derive('access')}`, refresh: `rt_${derive('refresh')}` }
}

/** Stores the hashes of a pair, never the tokens. */
export const storeTokens = (db: Db, session: number, generation: number, tokens: Tokens) =>
  addTokens(db, {
    session,
    generation,
    nonce: randomBytes(16),
    access: tokenHash(tokens.access),
    refresh: tokenHash(tokens.refresh),
  })
