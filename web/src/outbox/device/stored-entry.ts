import type { Cipher } from '../../drafts/cipher.ts'
import type { Entry } from '../entry.ts'
import { asStored, openContent, sealedContentOf } from './sealed-content.ts'
import { type SealedEntry, seal, unseal } from './sealed-entry.ts'

/** An entry in the database. It lies there readable only while its person's session has no key yet. */
export type StoredEntry = (SealedEntry & { content?: Blob }) | Entry

export const isReadable = (stored: StoredEntry): stored is Entry => 'work' in stored

/** At once, as a transaction wants it: a file's content is what lies there, still encrypted. */
export const fromDevice = (stored: StoredEntry, cipher: Cipher | null): Entry => {
  const { entry, file } = unseal(stored, cipher)
  if (isReadable(stored) || entry.work.kind !== 'file' || !file || !stored.content) return entry
  const content = asStored({ ...file, blob: stored.content })
  return { ...entry, work: { ...entry.work, content } }
}

/** As it is written; a file that has to be encrypted first is given back instead. */
export const toDevice = (entry: Entry, cipher: Cipher | null): StoredEntry | { unsealed: Blob } => {
  if (!cipher) return entry
  if (entry.work.kind !== 'file') return seal(entry, null, cipher)
  const sealed = sealedContentOf(entry.work.content)
  if (!sealed) return { unsealed: entry.work.content }
  const { blob, ...named } = sealed
  return { ...seal(entry, named, cipher), content: blob }
}

/** The entry with its file as it was given; null when the file does not open. */
export const opened = async (entry: Entry, cipher: Cipher | null): Promise<Entry | null> => {
  if (entry.work.kind !== 'file') return entry
  const sealed = sealedContentOf(entry.work.content)
  if (!cipher || sealed?.blob !== entry.work.content) return entry
  const content = await openContent(sealed, cipher)
  return content && { ...entry, work: { ...entry.work, content } }
}
