import { Problem } from 'contract/platform/problems'
import { isUnreachable } from '../../session/send.ts'

/** The words of each browser when a part of the application could not be fetched. */
const notFetched =
  /dynamically imported module|importing a module script failed|failed to fetch|unable to preload/i

/** Why a page is not there: no connection, not open to this person, or a mistake of ours. */
export const failureOf = (error: unknown, isOnline: boolean): 'offline' | 'forbidden' | 'broken' => {
  if (error instanceof Problem && (error.status === 403 || error.status === 404)) return 'forbidden'
  const isFetching = error instanceof Error && notFetched.test(error.message)
  if (isUnreachable(error) || (isFetching && !isOnline)) return 'offline'
  return 'broken'
}
