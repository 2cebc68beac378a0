import type { User } from 'contract/people/users'
import { cipherOf } from '../../drafts/cipher.ts'
import { removeAllOf } from '../database.ts'
import { removeLock } from './remove-lock.ts'

const nameOf = (user: number): string => `vereda lock person ${user}`

export const encryptPerson = (person: User, deviceKey: string): string =>
  cipherOf(deviceKey).encrypt(nameOf(person.id), JSON.stringify(person))

/** Null when the key is a different one. */
export const decryptPerson = (user: number, encrypted: string, deviceKey: string): User | null => {
  const person = cipherOf(deviceKey).decrypt(nameOf(user), encrypted)
  return person ? JSON.parse(person) : null
}

/** Removes the lock and what was read; unsent work stays encrypted until its person logs in. */
export const endLock = async (user: number): Promise<void> => {
  removeLock(user)
  await removeAllOf(user).catch(() => undefined)
}
