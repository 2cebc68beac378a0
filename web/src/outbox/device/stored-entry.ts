import type { Cipher } from '../../drafts/cipher.ts'
import type { Entry } from '../entry.ts'
import type { EncryptedEntry } from './closed-entry.ts'
import { asStored, encryptedContentOf, openContent } from './encrypted-content.ts'
import { decryptEntry, encryptEntry } from './encrypted-entry.ts'

/** Unencrypted only while the session has no key. */
export type StoredEntry = (EncryptedEntry & { content?: Blob }) | Entry

export const isReadable = (stored: StoredEntry): stored is Entry => 'work' in stored

/** Synchronous, as a transaction requires; a file's content stays encrypted. */
export const fromDevice = (stored: StoredEntry, cipher: Cipher | null): Entry => {
  const { entry, file } = decryptEntry(stored, cipher)
  if (isReadable(stored) || entry.work.kind !== 'file' || !file || !stored.content) return entry
  const content = asStored({ ...file, blob: stored.content })
  return { ...entry, work: { ...entry.work, content } }
}

/** An unencrypted file is returned instead, to be encrypted first. */
export const toDevice = (entry: Entry, cipher: Cipher | null): StoredEntry | { unencrypted: Blob } => {
  if (!cipher) return entry
  if (entry.work.kind !== 'file') return encryptEntry(entry, null, cipher)
  const encrypted = encryptedContentOf(entry.work.content)
  if (!encrypted) return { unencrypted: entry.work.content }
  const { blob, ...named } = encrypted
  return { ...encryptEntry(entry, named, cipher), content: blob }
}

/** The entry with its decrypted file; null if that fails. */
export const opened = async (entry: Entry, cipher: Cipher | null): Promise<Entry | null> => {
  if (entry.work.kind !== 'file') return entry
  const encrypted = encryptedContentOf(entry.work.content)
  if (!cipher || encrypted?.blob !== entry.work.content) return entry
  const content = await openContent(encrypted, cipher)
  return content && { ...entry, work: { ...entry.work, content } }
}
