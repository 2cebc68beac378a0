import { Problem } from 'contract/platform/problems'
import { isUnreachable } from '../../session/send.ts'

/** Messages of browsers when a chunk could not be loaded. */
const notFetched =
  /dynamically imported module|importing a module script failed|failed to fetch|unable to preload/i

/** No connection, no permission, or an error of the application. */
export const failureOf = (error: unknown, isOnline: boolean): 'offline' | 'forbidden' | 'broken' => {
  if (error instanceof Problem && (error.status === 403 || error.status === 404)) return 'forbidden'
  const isFetching = error instanceof Error && notFetched.test(error.message)
  if (isUnreachable(error) || (isFetching && !isOnline)) return 'offline'
  return 'broken'
}
