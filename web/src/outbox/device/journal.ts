import { onDevice } from '../../session/web-storage.ts'
import { completeEntry, type Entry } from '../entry.ts'
import { closed, type EncryptedEntry, isClosed } from './closed-entry.ts'

const prefix = 'vereda.outbox.'

type Note = EncryptedEntry | Entry

/** How notes are encrypted comes after the page; in the moments before, they are noted as they are. */
let encryption = {
  encrypt: (entry: Entry): Note => entry,
  decrypt: (note: Note): Entry => ('work' in note ? completeEntry(note) : closed(note)),
}
export const encryptNotes = (next: typeof encryption): void => {
  encryption = next
}

const read = (key: string): Note | undefined => onDevice.readValue<Note>(key) ?? undefined

/** What was noted last of one entry, in whatever tab; closed where it cannot be read. */
export const noteOf = (id: string): Entry | undefined => {
  const note = read(prefix + id)
  return note && encryption.decrypt(note)
}

/**
 * The database of the browser answers some milliseconds after it was asked, and a tab may be closed in between. Texts
 * (not files) are therefore noted here at once, and the note is taken away when the entry is in the database.
 */
export const noteAtOnce = (entry: Entry): void => {
  if (entry.work.kind === 'file') return
  const noted = read(prefix + entry.id)
  // another tab's, given since
  if (noted && noted.changedAt > entry.changedAt) return
  // A full storage leaves the way through the database.
  onDevice.storeValue(prefix + entry.id, encryption.encrypt(entry))
}

/** Only the note of this content: something newer may have been noted meanwhile. */
export const purgeNote = ({ id, key }: Pick<Entry, 'id' | 'key'>): void => {
  const noted = read(prefix + id)
  if (!noted || noted.key === key) onDevice.keep(prefix + id, null)
}

/** Notes that a closed tab left behind, or that the database did not take. */
export const notesLeft = (user: number): Entry[] =>
  onDevice
    .keys(`${prefix}${user}/`)
    .flatMap((key) => read(key) ?? [])
    .map((note) => encryption.decrypt(note))
    .filter((entry) => !isClosed(entry))
