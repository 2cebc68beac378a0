import type { Cipher } from '../../drafts/cipher.ts'
import { completeEntry, type Entry } from '../entry.ts'
import type { NamedContent } from './sealed-content.ts'

/** Whose an entry is and which content of it is the later may be read by whoever finds it; all else is encrypted. */
export type SealedEntry = Pick<Entry, 'id' | 'user' | 'key' | 'changedAt'> & { encrypted: string }

type Words = { entry: Entry; file: NamedContent | null }

/** Stands for words that cannot be read now, since nobody who may read them is signed in. */
const closedWork: Entry['work'] = { kind: 'comment', indicator: null, text: '' }
export const isClosed = ({ work }: Entry): boolean => work === closedWork
export const closed = ({ id, user, key, changedAt }: SealedEntry): Entry => {
  const unknown = { line: 0, state: 'waiting', problem: null, attempted: false } as const
  return completeEntry({ id, user, key, changedAt, work: closedWork, ...unknown })
}

const nameOf = ({ id }: Pick<Entry, 'id'>): string => `vereda outbox ${id}`

/** A file's bytes lie beside its entry: in the words it is named and measured. */
export const seal = (entry: Entry, file: NamedContent | null, cipher: Cipher): SealedEntry => {
  const { id, user, key, changedAt } = entry
  const words: Words = { entry, file }
  return { id, user, key, changedAt, encrypted: cipher.encrypt(nameOf(entry), JSON.stringify(words)) }
}

/** The entry as its person reads it; closed for everybody else. Earlier versions left it readable. */
export const unseal = (stored: SealedEntry | Entry, cipher: Cipher | null): Words => {
  if ('work' in stored) return { entry: completeEntry(stored), file: null }
  const text = cipher?.decrypt(nameOf(stored), stored.encrypted)
  if (text) return JSON.parse(text)
  return { entry: closed(stored), file: null }
}
