import { readFile, writeFile } from './database.ts'
import { draftOwner } from './owner.ts'
import { keyOf } from './stored-draft.ts'

/** Largest file in bytes, since encrypting blocks the page; a larger one must be chosen again. */
const largest = 8 * 1024 * 1024

/** Stores the file of an existing draft, with which it is removed; false where it lasts as long as the page. */
export const storeDraftFile = async (name: string, file: Blob): Promise<boolean> => {
  const owner = draftOwner()
  if (!owner || file.size > largest) return false
  const key = keyOf(owner.user, name)
  try {
    const encrypted = owner.cipher.encryptBytes(key, new Uint8Array(await file.arrayBuffer()))
    await writeFile({ key, user: owner.user, at: Date.now(), encrypted })
    return true
  } catch {
    return false
  }
}

export const draftFile = async (name: string): Promise<Blob | null> => {
  const owner = draftOwner()
  if (!owner) return null
  const key = keyOf(owner.user, name)
  const encrypted = await readFile(key).catch(() => null)
  const bytes = encrypted && owner.cipher.decryptBytes(key, encrypted)
  return bytes && new Blob([bytes as Uint8Array<ArrayBuffer>])
}
