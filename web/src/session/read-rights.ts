import { accountCalls } from 'contract/people/accounts'
import { send } from './send.ts'
import { session, storeUser } from './stored-session.ts'

let isReading = false

/**
 * After a refusal: what the person may do has become other than the page believes, so it is read anew, and the page
 * shows what is left.
 */
export const readRights = async (access: string): Promise<void> => {
  if (isReading) return
  isReading = true
  try {
    const now = await send(accountCalls.profile, {}, access)
    if (session()?.user.id === now.id) storeUser(now)
  } catch {
    // the refusal stands as it is
  } finally {
    isReading = false
  }
}
