import { accountCalls } from 'contract/people/accounts'
import { draftsIn } from '../../drafts/drafts.ts'
import { removeLock } from '../../offline/lock/remove-lock.ts'
import { currentOutbox } from '../../outbox/outbox.ts'
import { sendNow } from '../../outbox/sending/sender.ts'
import { ask } from '../../session/ask.ts'
import { purgeSession, session } from '../../session/stored-session.ts'

/** Sends what can be sent, then logs out; removes drafts and stored answers (`shell/store-answers.ts`). */
export const useLogout = () => ({
  /** Tries to send; true when something is still unsent, or a draft exists. */
  hasUnsent: async (): Promise<boolean> => {
    if (currentOutbox().entries.length > 0) await sendNow()
    return currentOutbox().entries.length > 0 || draftsIn('').length > 0
  },
  run: async (): Promise<void> => {
    // If the server cannot be reached, its session expires by itself.
    const answer = await ask(accountCalls.logout).catch(() => null)
    const user = session()?.user.id
    if (user !== undefined) removeLock(user)
    purgeSession()
    if (user === undefined) return
    // Without storage there is nothing to remove.
    const { removeDraftsOf } = await import('../../drafts/keep-drafts.ts')
    await removeDraftsOf(user).catch(() => undefined)
    if (answer?.provider_logout) location.assign(answer.provider_logout)
  },
})
