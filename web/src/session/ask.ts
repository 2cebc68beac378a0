import type { Call } from 'contract/access/call'
import { Problem } from 'contract/platform/problems'
import type { z } from 'zod'
import { isExpired } from './expiry.ts'
import { renew } from './renew.ts'
import { type RequestOptions, send } from './send.ts'
import { isUnlocked, session } from './stored-session.ts'

/**
 * The present token; work of a person (`owner`) is never sent with another person's token, who may have signed in
 * meanwhile in any tab.
 */
const tokenOf = (owner: number | undefined): string => {
  const current = session()
  if (!current) throw new Problem('token_not_valid')
  if (owner !== undefined && current.user.id !== owner) throw new Problem('token_not_valid')
  // The server already requires the password, and a session opened by a lock has no other token.
  if (isUnlocked() && isExpired()) throw new Problem('token_not_valid')
  return current.access
}

/** Renews an expired token once. */
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
 * Runs a request with the session's token; where the server requires a repeated sign-in, the person is asked and the
 * request repeated.
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

/** Makes a call as the signed-in person, or only as `owner`. */
export const ask = async <Wanted extends Call>(
  call: Wanted,
  options: RequestOptions<Wanted> = {},
  owner?: number,
): Promise<z.output<Wanted['answer']>> => {
  if (owner === undefined && !session()) return send(call, options, null)
  return withToken((access) => send(call, options, access), owner)
}
