import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { breachedPasswords } from '../../platform/settings/folders.ts'

/** Of half a million passwords one other in two million shares such a hash. */
export const hashBytes = 5

export const breachedHash = (password: string): Buffer =>
  createHash('sha256').update(password).digest().subarray(0, hashBytes)

let stored: Promise<Buffer> | undefined

/** Read when the first password is chosen: 2.4 MB. */
const sortedHashes = (): Promise<Buffer> => {
  stored ??= readFile(breachedPasswords).catch((error: unknown) => {
    stored = undefined
    throw error
  })
  return stored
}

/** Whether a password, normalised and in small letters, is among those that were leaked and are tried first. */
export const isBreached = async (password: string): Promise<boolean> => {
  const hashes = await sortedHashes()
  const wanted = breachedHash(password)
  let [low, high] = [0, hashes.length / hashBytes]
  while (low < high) {
    const middle = (low + high) >> 1
    const order = hashes.compare(wanted, 0, hashBytes, middle * hashBytes, (middle + 1) * hashBytes)
    if (order === 0) return true
    if (order < 0) low = middle + 1
    else high = middle
  }
  return false
}
