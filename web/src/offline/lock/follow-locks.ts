import { accountCalls } from 'contract/people/accounts'
import { ask } from '../../session/ask.ts'
import { send } from '../../session/send.ts'
import { isUnlocked, onSessionChange, purgeSession, session } from '../../session/stored-session.ts'
import { encryptPerson, endLock } from './locked-person.ts'
import { allLocks, lockOf, type StoredLock, writeLock } from './stored-lock.ts'

/** The server may have ordered away what lies here: the session was ended, or its person may not come in any more. */
const check = async ({ user, lock }: StoredLock): Promise<void> => {
  const answer = await send(accountCalls.checkLock, { body: { lock } }, null)
  // set anew meanwhile
  if (answer.holds || lockOf(user)?.lock !== lock) return
  await endLock(user)
  if (session()?.user.id === user && isUnlocked()) purgeSession()
}

/** The lock of whoever is signed in follows their session, and knows who they are now. */
const renewOwn = async (): Promise<void> => {
  const stored = session()
  const lock = stored && lockOf(stored.user.id)
  if (!lock || !stored.device_key || !stored.id || isUnlocked() || lock.session === stored.id) return
  const person = encryptPerson(stored.user, stored.device_key)
  const renewed = await ask(accountCalls.lockDevice)
  const now = lockOf(stored.user.id)
  if (now && session()?.id === stored.id)
    writeLock({ ...now, lock: renewed.lock, session: stored.id, person, tries: 0, triedAt: 0 })
}

let running: Promise<void> | null = null
const checkAll = (): Promise<void> => {
  const all = async () => {
    for (const lock of allLocks()) await check(lock)
    await renewOwn()
  }
  // without a connection it is asked at the next one
  running ??= all()
    .catch(() => undefined)
    .finally(() => {
      running = null
    })
  return running
}

let isFollowing = false
/** From the start of the page: now, at each new connection, and when somebody comes or goes. */
export const followLocks = (): void => {
  if (isFollowing) return
  isFollowing = true
  addEventListener('online', () => void checkAll())
  onSessionChange(() => void checkAll())
  void checkAll()
}
