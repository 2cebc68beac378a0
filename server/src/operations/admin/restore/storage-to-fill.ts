import type { Db } from '../../../platform/database/db.ts'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import { collectKeys } from '../../../platform/keys/collected-keys.ts'
import { directKeys } from '../../../platform/keys/keys.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { openStorage } from '../../../platform/storage/open-storage.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Checked } from './check-archive.ts'
import { schoolsInArchive } from './schools-in-archive.ts'

export type StorageToFill = {
  storage: Storage
  schoolOf: (name: string) => number | undefined
  /** Writes the keys that encrypted the files into the filled database. */
  writeKeys: (db: Db) => Promise<void>
  /** What the operator has to know about keys afterwards. */
  more: string[]
}

const hasKeysOfSchools = ({ tables }: Checked): boolean => tables.some(({ name }) => name === 'file_keys')

const hasFiles = async (storage: Storage): Promise<boolean> => {
  for await (const _ of storage.list()) return true
  return false
}

/**
 * Files are encrypted with FILES_KEY itself: an object that replaces one of the same name can be read with the
 * database before and after, should the restore be interrupted.
 */
const underFilesKey = async ({ filesPlace, filesKey }: Settings): Promise<StorageToFill> => ({
  storage: await openStorage(filesPlace, filesKey && directKeys(filesKey)),
  schoolOf: () => undefined,
  writeKeys: async () => undefined,
  more: filesKey
    ? [
        'The files lie under FILES_KEY itself: `npm run admin -- keys encrypt` moves them under keys of their schools.',
      ]
    : [],
})

/** With a key service only: new keys are in the database, so no object of another database may be replaced. */
const underNewKeys = async (
  settings: Settings,
  { tables }: Checked,
  path: string,
  passphrase: string,
): Promise<StorageToFill> => {
  const collected = collectKeys(settings)
  const storage = await openStorage(settings.filesPlace, collected?.keys ?? null)
  if (await hasFiles(storage))
    throw refusal(
      'With FILES_KMS alone an archive is restored to where no files lie: set FILES_URL to another folder or prefix. Those that are there stay readable for the database they belong to',
    )
  const schoolOf = await schoolsInArchive(path, passphrase, tables)
  return { storage, schoolOf, writeKeys: async (db) => collected?.writeTo(db), more: [] }
}

export const storageToFill = async (
  settings: Settings,
  checked: Checked,
  path: string,
  passphrase: string,
): Promise<StorageToFill> => {
  if (settings.filesKey || !settings.filesKms) return underFilesKey(settings)
  if (!hasKeysOfSchools(checked))
    throw refusal(
      'The archive is older than keys of schools: restore it with FILES_KEY in the place of FILES_KMS, start the server once, and go on with `keys encrypt` and both set',
    )
  return underNewKeys(settings, checked, path, passphrase)
}
