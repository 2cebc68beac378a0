import type { KeyOwner } from './key-row.ts'

/** A key of files, open. Without an id it is FILES_KEY itself, as before schools had keys. */
export type FileKey = { id: string | null; key: Buffer }

/** What a storage asks for the keys that it encrypts and opens files with. */
export type Keys = {
  /** What is stored for the owner now is encrypted with this; it is made when there is none. */
  current: (owner: KeyOwner) => Promise<FileKey>
  byId: (id: string) => Promise<Buffer>
  /** Of files that were stored before schools had keys: one of these. */
  direct: readonly Buffer[]
}

/** One key for everything, as in a place that is thrown away, or in one older than keys of schools. */
export const directKeys = (key: Buffer): Keys => ({
  current: async () => ({ id: null, key }),
  byId: async (id) => {
    throw new Error(`no key ${id} here`)
  },
  direct: [key],
})
