import type { Call } from 'contract/access/call'
import { Problem } from 'contract/platform/problems'
import type { z } from 'zod'
import { isExpired } from './expiry.ts'
import { renew } from './renew.ts'
import { type RequestOptions, send } from './send.ts'
import { isUnlocked, session } from './stored-session.ts'

/**
 * The token of the session as it is now. Work that belongs to a person (`owner`) is never sent with the token of
 * somebody else who signed in meanwhile, here or in another tab.
 */
const tokenOf = (owner: number | undefined): string => {
  const current = session()
  if (!current) throw new Problem('token_not_valid')
  if (owner !== undefined && current.user.id !== owner) throw new Problem('token_not_valid')
  // the server has said that it wants the password; what a lock opened has no other token to try
  if (isUnlocked() && isExpired()) throw new Problem('token_not_valid')
  return current.access
}

/** With a token that has run out renewed once, unseen. */
const renewed = async <Result>(
  work: (access: string) => Promise<Result>,
  owner?: number,
): Promise<Result> => {
  const access = tokenOf(owner)
  try {
    return await work(access)
  } catch (error) {
    if (error instanceof Problem && error.code === 'permission_denied')
      void import('./read-rights.ts').then(({ readRights }) => readRights(access))
    if (!(error instanceof Problem) || error.code !== 'token_not_valid') throw error
    await renew(access)
    return work(tokenOf(owner))
  }
}

/**
 * Does it as whoever is logged in. Where the server wants the sign-in repeated, the person is asked for that over the
 * page, and it is done then.
 */
export const withToken = async <Result>(
  work: (access: string) => Promise<Result>,
  owner?: number,
): Promise<Result> => {
  try {
    return await renewed(work, owner)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'step_up_required') throw error
    const { proveAgain } = await import('./step-up.ts')
    if (!(await proveAgain())) throw error
    return renewed(work, owner)
  }
}

/**
 * Asks a call of the contract as whoever is logged in, or as nobody but the `owner`. A token that has run out is
 * renewed once, unseen.
 */
export const ask = async <Wanted extends Call>(
  call: Wanted,
  options: RequestOptions<Wanted> = {},
  owner?: number,
): Promise<z.output<Wanted['answer']>> => {
  if (owner === undefined && !session()) return send(call, options, null)
  return withToken((access) => send(call, options, access), owner)
}
