import { onDevice } from '../../session/web-storage.ts'
import { prefix } from './remove-lock.ts'

/** How a passkey opens the lock: its answer to `salt` encrypts the key of the device once more. */
export type LockPasskey = { id: string; salt: string; wrapped: string }

/** What lets one person open on this device, without a session, what lies there for them. */
export type StoredLock = {
  user: number
  /** By which the person finds theirs. */
  name: string
  /** The session it was last renewed in. */
  session: string
  /** Shown to the server, which may order all of it away; it opens nothing. */
  lock: string
  /** Of the key that is made of the PIN. */
  salt: string
  /** The key of the device, encrypted with that of the PIN. */
  wrapped: string
  /** Who the person is, encrypted with the key of the device. */
  person: string
  passkey: LockPasskey | null
  /** Wrong tries since it was opened last, and when the last one was (milliseconds since 1970). */
  tries: number
  triedAt: number
  /** Milliseconds since 1970. */
  setAt: number
}

export const lockOf = (user: number): StoredLock | null => onDevice.readValue<StoredLock>(prefix + user)

export const allLocks = (): StoredLock[] =>
  onDevice.keys(prefix).flatMap((key) => onDevice.readValue<StoredLock>(key) ?? [])

/** False where the browser stores nothing. */
export const writeLock = (lock: StoredLock): boolean => onDevice.storeValue(prefix + lock.user, lock)
