import type { DBSchema } from 'idb'
import type { Cipher } from '../../drafts/cipher.ts'
import { ownerNow } from '../../drafts/owner.ts'
import { DeviceError } from '../../session/device-error.ts'
import { openDatabase } from '../../session/open-database.ts'
import { completeEntry, type Entry } from '../entry.ts'
import { isClosed } from './closed-entry.ts'
import { encryptContent, encryptedContentOf, purgeOthers } from './encrypted-content.ts'
import { decryptEntry, encryptEntry } from './encrypted-entry.ts'
import { encryptNotes } from './journal.ts'
import { moveReadable } from './readable-device.ts'
import { fromDevice, isReadable, opened, type StoredEntry, toDevice } from './stored-entry.ts'

interface Device extends DBSchema {
  entries: { key: string; value: StoredEntry; indexes: { user: number } }
}

const withDevice = openDatabase<Device>('vereda-outbox', (database) => {
  database.createObjectStore('entries', { keyPath: 'id' }).createIndex('user', 'user')
})

const cipherOf = (user: number): Cipher | null => {
  const owner = ownerNow()
  return owner?.user === user ? owner.cipher : null
}

encryptNotes({
  encrypt: (entry) => {
    const cipher = cipherOf(entry.user)
    return cipher ? encryptEntry(entry, null, cipher) : entry
  },
  decrypt: (note) => decryptEntry(note, cipherOf(note.user)).entry,
})

/** Encrypts entries of earlier versions, or from before the session had a key. */
const encryptReadable = async (user: number, stored: readonly StoredEntry[]): Promise<void> => {
  if (!cipherOf(user)) return
  for (const entry of stored.filter(isReadable).map(completeEntry)) {
    const isSame = (there: Entry) => there.key === entry.key && there.changedAt === entry.changedAt
    await changeOnDevice(entry.id, (there) => (there && isSame(there) ? entry : (there ?? null)))
  }
}

export const entriesOnDevice = async (user: number): Promise<Entry[]> => {
  await moveReadable(user, (entry) =>
    changeOnDevice(entry.id, (there) => (there && there.changedAt >= entry.changedAt ? there : entry)),
  )
  const stored = await withDevice((database) => database.getAllFromIndex('entries', 'user', user))
  const cipher = cipherOf(user)
  const entries = stored.map((each) => fromDevice(each, cipher)).filter((entry) => !isClosed(entry))
  const files = entries.flatMap(({ work }) => (work.kind === 'file' ? work.content : []))
  purgeOthers(new Set(files.flatMap((file) => encryptedContentOf(file)?.name ?? [])))
  const read: Entry[] = []
  for (const entry of entries) {
    const whole = await opened(entry, cipher)
    if (whole) read.push(whole)
  }
  // Without room they stay as they are.
  void encryptReadable(user, stored).catch(() => undefined)
  return read
}

let isPersistRequested = false
/** Asks the browser not to evict the storage when it runs out of room. */
const askToStay = (): void => {
  if (isPersistRequested) return
  isPersistRequested = true
  void globalThis.navigator?.storage?.persist?.().catch(() => undefined)
}

/** The first try may find an unencrypted file, and another tab may change the entry meanwhile. */
const mostTries = 4

type Change = (stored: Entry | undefined) => Entry | null
type Outcome = { after: Entry | null } | { unencrypted: Blob; cipher: Cipher }

const tryToChange = (id: string, changed: Change): Promise<Outcome> =>
  withDevice(async (database) => {
    askToStay()
    const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' })
    const { store, done } = transaction
    // The error is thrown below; this prevents an unhandled rejection.
    done.catch(() => undefined)
    const stored = await store.get(id)
    const after = changed(stored && fromDevice(stored, cipherOf(stored.user)))
    // An entry that cannot be decrypted stays as it is.
    if (after && isClosed(after)) return { after }
    const cipher = after && cipherOf(after.user)
    const written = after && toDevice(after, cipher)
    if (cipher && written && 'unencrypted' in written) return { unencrypted: written.unencrypted, cipher }
    const write = written && !('unencrypted' in written) ? store.put(written) : stored && store.delete(id)
    await Promise.all([write, done])
    return { after }
  })

/**
 * Changes, adds or removes (null) an entry in one strict transaction, so that concurrent changes are not overwritten
 * and a failed write changes nothing. A file is encrypted before, since a transaction cannot wait for that.
 */
export const changeOnDevice = async (id: string, changed: Change): Promise<Entry | null> => {
  for (let left = mostTries; left > 0; left -= 1) {
    const outcome = await tryToChange(id, changed)
    if ('after' in outcome) {
      const { after } = outcome
      return after && ((await opened(after, cipherOf(after.user))) ?? after)
    }
    await encryptContent(outcome.unencrypted, outcome.cipher)
  }
  throw new DeviceError('failed', 'The file is another one at each look')
}
