import { accountCalls } from 'contract/people/accounts'
import { Problem } from 'contract/platform/problems'
import { sessionEnded } from './expiry.ts'
import { send } from './send.ts'
import { newerTokens, shareTokens } from './shared-tokens.ts'
import { type NewTokens, readAgain, session, storeTokens } from './stored-session.ts'
import { withLock } from './with-lock.ts'

let renewing: Promise<string> | null = null

/**
 * Replaces an invalid access token; one tab requests it, the others use the result. If the session has ended, clears
 * it and throws `token_not_valid`.
 */
export const renew = (stale: string): Promise<string> => {
  renewing ??= withLock('vereda.renew', () => renewed(stale)).finally(() => {
    renewing = null
  })
  return renewing
}

const renewed = async (stale: string): Promise<string> => {
  const stored = readAgain()
  if (!stored) throw new Problem('token_not_valid')
  if (stored.access !== stale) return stored.access
  const newer = await newerTokens(stored)
  if (newer) storeTokens(newer.tokens, newer.renewals)
  if (newer?.isFresh) return newer.tokens.access
  const { refresh } = newer?.tokens ?? stored
  if (refresh === '') {
    sessionEnded()
    throw new Problem('token_not_valid')
  }
  try {
    const tokens = await send(accountCalls.refresh, { body: { refresh } }, null)
    // Another person may have signed in meanwhile, whose tokens must not be replaced.
    if (session()?.user.id !== stored.user.id) throw new Problem('token_not_valid')
    await takeTokens(tokens)
    return tokens.access
  } catch (error) {
    const isSame = session()?.user.id === stored.user.id
    if (isSame && error instanceof Problem && error.code === 'token_not_valid') sessionEnded()
    throw error
  }
}

/** Stores new tokens and shares them with the session's other tabs first. */
export const takeTokens = async (tokens: NewTokens): Promise<void> => {
  const stored = session()
  if (stored) await shareTokens(stored, tokens)
  if (session()?.user.id === stored?.user.id) storeTokens(tokens)
}
