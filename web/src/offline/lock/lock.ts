import { accountCalls } from 'contract/people/accounts'
import type { Cipher } from '../../drafts/cipher.ts'
import { ask } from '../../session/ask.ts'
import { session, storeSession } from '../../session/stored-session.ts'
import { cipherOfPin, newSalt } from './lock-keys.ts'
import { decryptPerson, encryptPerson, endLock } from './locked-person.ts'
import { lockOf, type StoredLock, writeLock } from './stored-lock.ts'
import { mayTry, mostTries } from './tries.ts'

const nameOf = (user: number): string => `vereda lock key ${user}`

export const wrapKey = (user: number, deviceKey: string, cipher: Cipher): string =>
  cipher.encrypt(nameOf(user), deviceKey)

/** False where the browser stores nothing, or the session has no key. */
export const setLock = async (pin: string): Promise<boolean> => {
  const stored = session()
  if (!stored?.device_key || !stored.id) return false
  const { lock } = await ask(accountCalls.lockDevice)
  const { user, device_key, id } = stored
  const salt = newSalt()
  return writeLock({
    user: user.id,
    name: user.full_name,
    session: id,
    lock,
    salt,
    wrapped: wrapKey(user.id, device_key, await cipherOfPin(pin, salt)),
    person: encryptPerson(user, device_key),
    passkey: null,
    tries: 0,
    triedAt: 0,
    setAt: Date.now(),
  })
}

/** Opens this person's stored data without a session; no request is sent in their name. */
export const enterWith = (lock: StoredLock, wrapped: string, cipher: Cipher): boolean => {
  const deviceKey = cipher.decrypt(nameOf(lock.user), wrapped)
  const user = deviceKey && decryptPerson(lock.user, lock.person, deviceKey)
  if (!deviceKey || !user) return false
  writeLock({ ...lock, tries: 0, triedAt: 0 })
  storeSession({ access: 'none', refresh: '', user, remember: false, device_key: deviceKey })
  return true
}

export type Opening = 'open' | 'wrong' | 'wait' | 'ended'

/** Tries the PIN; counted before it is tried, so that closing the page in between does not undo the count. */
export const openLock = async (user: number, pin: string): Promise<Opening> => {
  const lock = lockOf(user)
  if (!lock) return 'ended'
  const now = Date.now()
  if (!mayTry(lock, now)) return 'wait'
  const tried = { ...lock, tries: lock.tries + 1, triedAt: now }
  writeLock(tried)
  if (enterWith(tried, tried.wrapped, await cipherOfPin(pin, tried.salt))) return 'open'
  if (tried.tries < mostTries) return 'wrong'
  await endLock(user)
  return 'ended'
}
