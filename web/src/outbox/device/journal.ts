import { onDevice } from '../../session/web-storage.ts'
import { completeEntry, type Entry } from '../entry.ts'
import { closed, type EncryptedEntry, isClosed } from './closed-entry.ts'

const prefix = 'vereda.outbox.'

type Note = EncryptedEntry | Entry

/** Encryption is loaded after the page; until then notes are written unencrypted. */
let encryption = {
  encrypt: (entry: Entry): Note => entry,
  decrypt: (note: Note): Entry => ('work' in note ? completeEntry(note) : closed(note)),
}
export const encryptNotes = (next: typeof encryption): void => {
  encryption = next
}

const read = (key: string): Note | undefined => onDevice.readValue<Note>(key) ?? undefined

/** The last note of an entry by any tab; without its work if it cannot be decrypted. */
export const noteOf = (id: string): Entry | undefined => {
  const note = read(prefix + id)
  return note && encryption.decrypt(note)
}

/**
 * IndexedDB answers some milliseconds later, and a tab may be closed in between, so texts (not files) are noted in
 * localStorage at once; the note is removed when the entry is in the database.
 */
export const noteAtOnce = (entry: Entry): void => {
  if (entry.work.kind === 'file') return
  const noted = read(prefix + entry.id)
  // Another tab's newer note.
  if (noted && noted.changedAt > entry.changedAt) return
  // A full storage still leaves the database.
  onDevice.storeValue(prefix + entry.id, encryption.encrypt(entry))
}

/** Removes only the note of this content. */
export const purgeNote = ({ id, key }: Pick<Entry, 'id' | 'key'>): void => {
  const noted = read(prefix + id)
  if (!noted || noted.key === key) onDevice.keep(prefix + id, null)
}

/** Milliseconds; a tab that is open has brought a note into the database by then. */
const leftAfter = 1_000

/** Calls back for a note that another tab made and left: a tab that is closed at once says nothing to the others. */
export const onNoteLeft = (listener: () => void): void =>
  addEventListener('storage', ({ key }) => {
    if (!key?.startsWith(prefix) || !read(key)) return
    setTimeout(() => {
      if (read(key)) listener()
    }, leftAfter)
  })

/** Notes of closed tabs, or those that the database did not accept. */
export const notesLeft = (user: number): Entry[] =>
  onDevice
    .keys(`${prefix}${user}/`)
    .flatMap((key) => read(key) ?? [])
    .map((note) => encryption.decrypt(note))
    .filter((entry) => !isClosed(entry))
