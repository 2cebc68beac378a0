import { accountCalls } from 'contract/people/accounts'
import { ask } from '../../session/ask.ts'
import { send } from '../../session/send.ts'
import { isUnlocked, onSessionChange, purgeSession, session } from '../../session/stored-session.ts'
import { encryptPerson, endLock } from './locked-person.ts'
import { allLocks, lockOf, type StoredLock, writeLock } from './stored-lock.ts'

/** Removes the lock where the server says so: the session was ended, or the person may no longer log in. */
const check = async ({ user, lock }: StoredLock): Promise<void> => {
  const answer = await send(accountCalls.checkLock, { body: { lock } }, null)
  // The lock was set anew meanwhile.
  if (answer.holds || lockOf(user)?.lock !== lock) return
  await endLock(user)
  if (session()?.user.id === user && isUnlocked()) purgeSession()
}

/** The lock of the signed-in person follows their session and their current data. */
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
  // Offline it is tried with the next connection.
  running ??= all()
    .catch(() => undefined)
    .finally(() => {
      running = null
    })
  return running
}

let isFollowing = false
/** Checks at the start of the page, at each new connection, and when somebody signs in or out. */
export const followLocks = (): void => {
  if (isFollowing) return
  isFollowing = true
  addEventListener('online', () => void checkAll())
  onSessionChange(() => void checkAll())
  void checkAll()
}
