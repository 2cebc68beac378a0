import { accountCalls } from 'contract/accounts'
import { Problem } from 'contract/problems'
import { alone } from './alone.ts'
import { sessionEnded } from './expiry.ts'
import { send } from './send.ts'
import { keepTokens, readAgain } from './stored-session.ts'

let renewing: Promise<string> | null = null

/**
 * A new access token in place of one that is no longer valid. One tab asks, the others take what it got.
 * When the session itself has ended, it is forgotten and `token_not_valid` is thrown.
 */
export const renew = (stale: string): Promise<string> => {
  renewing ??= alone('vereda.renew', () => renewed(stale)).finally(() => {
    renewing = null
  })
  return renewing
}

const renewed = async (stale: string): Promise<string> => {
  const stored = readAgain()
  if (!stored) throw new Problem('token_not_valid')
  if (stored.access !== stale) return stored.access
  try {
    const tokens = await send(accountCalls.refresh, { body: { refresh: stored.refresh } }, null)
    keepTokens(tokens)
    return tokens.access
  } catch (error) {
    if (error instanceof Problem && error.code === 'token_not_valid') sessionEnded()
    throw error
  }
}
