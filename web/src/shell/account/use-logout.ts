import { accountCalls } from 'contract/people/accounts'
import { draftsIn } from '../../drafts/drafts.ts'
import { removeLock } from '../../offline/lock/remove-lock.ts'
import { currentOutbox } from '../../outbox/outbox.ts'
import { sendNow } from '../../outbox/sending/sender.ts'
import { ask } from '../../session/ask.ts'
import { purgeSession, session } from '../../session/stored-session.ts'

/** Leaving: what can be sent is sent first. Drafts go with the session; what the person was told too (`shell/store-answers.ts`). */
export const useLogout = () => ({
  /** Tries to send what waits; true when something still does, or a draft is there. */
  hasUnsent: async (): Promise<boolean> => {
    if (currentOutbox().entries.length > 0) await sendNow()
    return currentOutbox().entries.length > 0 || draftsIn('').length > 0
  },
  run: async (): Promise<void> => {
    // An unreachable server is told nothing; its session then ends by itself.
    const answer = await ask(accountCalls.logout).catch(() => null)
    const user = session()?.user.id
    if (user !== undefined) removeLock(user)
    purgeSession()
    if (user === undefined) return
    // without storage there is nothing to remove
    const { removeDraftsOf } = await import('../../drafts/keep-drafts.ts')
    await removeDraftsOf(user).catch(() => undefined)
    if (answer?.provider_logout) location.assign(answer.provider_logout)
  },
})
