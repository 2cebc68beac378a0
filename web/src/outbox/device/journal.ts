import { onDevice } from '../../session/web-storage.ts'
import { completeEntry, type Entry } from '../entry.ts'

const prefix = 'vereda.outbox.'

/** What was noted last of one entry, in whatever tab. */
export const noteOf = (id: string): Entry | undefined => onDevice.readValue<Entry>(prefix + id) ?? undefined

/**
 * The database of the browser answers some milliseconds after it was asked, and a tab may be closed in between. Texts
 * (not files) are therefore noted here at once, and the note is taken away when the entry is in the database.
 */
export const noteAtOnce = (entry: Entry): void => {
  if (entry.work.kind === 'file') return
  const noted = noteOf(entry.id)
  // another tab's, given since
  if (noted && noted.changedAt > entry.changedAt) return
  // A full storage leaves the way through the database.
  onDevice.storeValue(prefix + entry.id, entry)
}

/** Only the note of this content: something newer may have been noted meanwhile. */
export const purgeNote = ({ id, key }: Pick<Entry, 'id' | 'key'>): void => {
  const noted = onDevice.readValue<Entry>(prefix + id)
  if (!noted || noted.key === key) onDevice.keep(prefix + id, null)
}

/** Notes that a closed tab left behind, or that the database did not take. */
export const notesLeft = (user: number): Entry[] =>
  onDevice
    .keys(`${prefix}${user}/`)
    .flatMap((key) => onDevice.readValue<Entry>(key) ?? [])
    .map(completeEntry)
