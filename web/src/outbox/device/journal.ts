import { onDevice } from '../../session/web-storage.ts'
import { completeEntry, type Entry } from '../entry.ts'
import { closed, isClosed, type SealedEntry } from './sealed-entry.ts'

const prefix = 'vereda.outbox.'

type Note = SealedEntry | Entry

/** How notes are encrypted comes after the page; in the moments before, they are noted as they are. */
let sealing = {
  seal: (entry: Entry): Note => entry,
  unseal: (note: Note): Entry => ('work' in note ? completeEntry(note) : closed(note)),
}
export const encryptNotes = (next: typeof sealing): void => {
  sealing = next
}

const read = (key: string): Note | undefined => onDevice.readValue<Note>(key) ?? undefined

/** What was noted last of one entry, in whatever tab; closed where it cannot be read. */
export const noteOf = (id: string): Entry | undefined => {
  const note = read(prefix + id)
  return note && sealing.unseal(note)
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
  onDevice.storeValue(prefix + entry.id, sealing.seal(entry))
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
    .map((note) => sealing.unseal(note))
    .filter((entry) => !isClosed(entry))
