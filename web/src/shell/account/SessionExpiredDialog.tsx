import { useEffect, useSyncExternalStore } from 'react'
import { currentOutbox } from '../../outbox/outbox.ts'
import { isExpired, onExpiry, stayWhile } from '../../session/expiry.ts'
import { useSession } from '../../session/use-session.ts'
import { useLazy } from '../../ui/waiting/use-lazy.ts'

const load = () => import('../../kit/actions/PasswordAgainDialog.tsx')

/** Over a page that holds unsent work when its session has ended: the password, and the work goes on. */
export function SessionExpiredDialog() {
  const isLoggedIn = useSession() !== null
  const isOpen = useSyncExternalStore(onExpiry, isExpired) && isLoggedIn
  const part = useLazy(load, isOpen)
  useEffect(() => stayWhile(() => currentOutbox().entries.length > 0), [])
  return part && <part.PasswordAgainDialog isOpen={isOpen} />
}
