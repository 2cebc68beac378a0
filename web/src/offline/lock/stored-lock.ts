import { onDevice } from '../../session/web-storage.ts'
import { prefix } from './remove-lock.ts'

/** The PRF output for `salt` encrypts the device's key once more. */
export type LockPasskey = { id: string; salt: string; wrapped: string }

/** Lets one person open their stored data on this device without a session. */
export type StoredLock = {
  user: number
  name: string
  /** The session in which it was last renewed. */
  session: string
  /** Identifies the lock to the server, which may have the data removed; it decrypts nothing. */
  lock: string
  /** Salt of the key derived from the PIN. */
  salt: string
  /** The device's key, encrypted with that of the PIN. */
  wrapped: string
  /** The person's data, encrypted with the device's key. */
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
