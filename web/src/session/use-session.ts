import type { Actor } from 'contract/access/scope'
import { useSyncExternalStore } from 'react'
import { onSessionChange, type StoredSession, session } from './stored-session.ts'

export const useSession = (): StoredSession | null => useSyncExternalStore(onSessionChange, session)

/** The person as the rules of permission know them. */
export const actorOf = ({ user }: StoredSession): Actor => ({
  id: user.id,
  role: user.role,
  is_superuser: user.is_superuser,
  areas: user.areas.map(({ place }) => place.id),
  // a session that was stored by an older version says nothing of it
  withheld: user.local_role?.withheld ?? null,
})

/** Who was there last: a session that has ended is drawn once more before its page is left for the login. */
let latest = session()
onSessionChange(() => {
  latest = session() ?? latest
})

/** Inside the pages that need a login there always is a person. */
export const useActor = (): Actor => {
  const stored = useSession() ?? latest
  if (!stored) throw new Error('This page needs a login')
  return actorOf(stored)
}
