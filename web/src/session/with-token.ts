import { Problem } from 'contract/problems'
import { renew } from './renew.ts'
import { session } from './stored-session.ts'

/** Does it as whoever is logged in. A token that has run out is renewed once, unseen. */
export const withToken = async <Result>(work: (access: string) => Promise<Result>): Promise<Result> => {
  const access = session()?.access
  if (!access) throw new Problem('token_not_valid')
  try {
    return await work(access)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'token_not_valid') throw error
    return work(await renew(access))
  }
}
