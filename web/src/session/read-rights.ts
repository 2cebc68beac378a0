import { accountCalls } from 'contract/people/accounts'
import { send } from './send.ts'
import { session, storeUser } from './stored-session.ts'

let isReading = false

/** After a refusal, reads the person's rights again, so that the page shows only what is allowed. */
export const readRights = async (access: string): Promise<void> => {
  if (isReading) return
  isReading = true
  try {
    const now = await send(accountCalls.profile, {}, access)
    if (session()?.user.id === now.id) storeUser(now)
  } catch {
    // The refusal itself is still reported.
  } finally {
    isReading = false
  }
}
