import { accountCalls } from 'contract/accounts'
import { currentOutbox } from '../outbox/outbox.ts'
import { sendNow } from '../outbox/sender.ts'
import { ask } from '../session/ask.ts'
import { forgetSession } from '../session/stored-session.ts'

/** Leaving: what can be sent is sent first. What the person was told is forgotten with their page. */
export const useLogout = () => ({
  /** Tries to send what waits; true when something still does. */
  hasUnsent: async (): Promise<boolean> => {
    if (currentOutbox().entries.length > 0) await sendNow()
    return currentOutbox().entries.length > 0
  },
  run: async (): Promise<void> => {
    // An unreachable server is told nothing; its session then ends by itself.
    await ask(accountCalls.logout).catch(() => undefined)
    forgetSession()
  },
})
