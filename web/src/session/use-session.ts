import type { Actor } from 'contract/access/scope'
import { useSyncExternalStore } from 'react'
import { onSessionChange, type StoredSession, session } from './stored-session.ts'

export const useSession = (): StoredSession | null => useSyncExternalStore(onSessionChange, session)

/** The person for permissions. */
export const actorOf = ({ user }: StoredSession): Actor => ({
  id: user.id,
  role: user.role,
  is_superuser: user.is_superuser,
  areas: user.areas.map(({ place }) => place.id),
  // Missing in sessions of older versions.
  withheld: user.local_role?.withheld ?? null,
})

/** After the end of a session its page is rendered once more. */
let latest = session()
onSessionChange(() => {
  latest = session() ?? latest
})

/** Within pages that require a login there is always a person. */
export const useActor = (): Actor => {
  const stored = useSession() ?? latest
  if (!stored) throw new Error('This page needs a login')
  return actorOf(stored)
}
