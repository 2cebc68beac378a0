import type { Cipher } from '../../drafts/cipher.ts'
import type { Entry } from '../entry.ts'
import type { EncryptedEntry } from './closed-entry.ts'
import { asStored, encryptedContentOf, openContent } from './encrypted-content.ts'
import { decryptEntry, encryptEntry } from './encrypted-entry.ts'

/** An entry in the database. It lies there readable only while its person's session has no key yet. */
export type StoredEntry = (EncryptedEntry & { content?: Blob }) | Entry

export const isReadable = (stored: StoredEntry): stored is Entry => 'work' in stored

/** At once, as a transaction wants it: a file's content is what lies there, still encrypted. */
export const fromDevice = (stored: StoredEntry, cipher: Cipher | null): Entry => {
  const { entry, file } = decryptEntry(stored, cipher)
  if (isReadable(stored) || entry.work.kind !== 'file' || !file || !stored.content) return entry
  const content = asStored({ ...file, blob: stored.content })
  return { ...entry, work: { ...entry.work, content } }
}

/** As it is written; a file that has to be encrypted first is given back instead. */
export const toDevice = (entry: Entry, cipher: Cipher | null): StoredEntry | { unencrypted: Blob } => {
  if (!cipher) return entry
  if (entry.work.kind !== 'file') return encryptEntry(entry, null, cipher)
  const encrypted = encryptedContentOf(entry.work.content)
  if (!encrypted) return { unencrypted: entry.work.content }
  const { blob, ...named } = encrypted
  return { ...encryptEntry(entry, named, cipher), content: blob }
}

/** The entry with its file as it was given; null when the file does not open. */
export const opened = async (entry: Entry, cipher: Cipher | null): Promise<Entry | null> => {
  if (entry.work.kind !== 'file') return entry
  const encrypted = encryptedContentOf(entry.work.content)
  if (!cipher || encrypted?.blob !== entry.work.content) return entry
  const content = await openContent(encrypted, cipher)
  return content && { ...entry, work: { ...entry.work, content } }
}
