import { useEffect, useSyncExternalStore } from 'react'
import { currentOutbox } from '../../outbox/outbox.ts'
import { isExpired, onExpiry, stayWhile } from '../../session/expiry.ts'
import { useSession } from '../../session/use-session.ts'
import { useLazy } from '../../ui/waiting/use-lazy.ts'

const load = () => import('../../kit/actions/PasswordAgainDialog.tsx')

/** Asks for the password over a page with unsent work whose session has ended. */
export function SessionExpiredDialog() {
  const isLoggedIn = useSession() !== null
  const isOpen = useSyncExternalStore(onExpiry, isExpired) && isLoggedIn
  const part = useLazy(load, isOpen)
  useEffect(() => stayWhile(() => currentOutbox().entries.length > 0), [])
  return part && <part.PasswordAgainDialog isOpen={isOpen} />
}
