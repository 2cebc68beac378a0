import type { Cipher } from '../../drafts/cipher.ts'
import { completeEntry, type Entry } from '../entry.ts'
import { closed, type EncryptedEntry } from './closed-entry.ts'
import type { NamedContent } from './encrypted-content.ts'

type Readable = { entry: Entry; file: NamedContent | null }

const nameOf = ({ id }: Pick<Entry, 'id'>): string => `vereda outbox ${id}`

/** The file is stored separately; the entry has its name and size. */
export const encryptEntry = (entry: Entry, file: NamedContent | null, cipher: Cipher): EncryptedEntry => {
  const { id, user, key, changedAt } = entry
  const readable: Readable = { entry, file }
  return { id, user, key, changedAt, encrypted: cipher.encrypt(nameOf(entry), JSON.stringify(readable)) }
}

/** Entries of earlier versions are not encrypted. */
export const decryptEntry = (stored: EncryptedEntry | Entry, cipher: Cipher | null): Readable => {
  if ('work' in stored) return { entry: completeEntry(stored), file: null }
  const text = cipher?.decrypt(nameOf(stored), stored.encrypted)
  return text ? JSON.parse(text) : { entry: closed(stored), file: null }
}
