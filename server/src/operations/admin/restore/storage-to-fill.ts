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
  /** Puts the keys that files were encrypted with into the database, when that is filled. */
  writeKeys: (db: Db) => Promise<void>
}

const hasKeysOfSchools = ({ tables }: Checked): boolean => tables.some(({ name }) => name === 'file_keys')

/** An archive of a version without keys of schools makes tables without them: its files come under FILES_KEY itself. */
const ofOlder = async ({ filesPlace, filesKey, filesKms }: Settings): Promise<StorageToFill> => {
  if (filesKms && !filesKey)
    throw refusal(
      'The archive is older than keys of schools: restore it with FILES_KEY in the place of FILES_KMS, start the server once, and go on with `keys encrypt` and both set',
    )
  const storage = await openStorage(filesPlace, filesKey && directKeys(filesKey))
  return { storage, schoolOf: () => undefined, writeKeys: async () => undefined }
}

/** Where the objects of an archive go: under new keys of their schools, where the settings name an operator's key. */
export const storageToFill = async (
  settings: Settings,
  checked: Checked,
  path: string,
  passphrase: string,
): Promise<StorageToFill> => {
  if (!hasKeysOfSchools(checked)) return ofOlder(settings)
  const collected = collectKeys(settings)
  return {
    storage: await openStorage(settings.filesPlace, collected?.keys ?? null),
    schoolOf: collected ? await schoolsInArchive(path, passphrase, checked.tables) : () => undefined,
    writeKeys: async (db) => collected?.writeTo(db),
  }
}
