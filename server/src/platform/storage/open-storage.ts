import type { KeyPurpose } from '../keys/key-row.ts'
import type { Keys } from '../keys/keys.ts'
import { openDisk } from './disk.ts'
import { encrypted } from './encrypted.ts'
import { openS3, type S3Place } from './s3.ts'
import type { Storage } from './storage.ts'

export type StoragePlace = { kind: 'disk'; folder: string } | ({ kind: 's3' } & S3Place)

/** The storage that the settings name; with keys, nothing in it can be read without them. */
export const openStorage = async (
  place: StoragePlace,
  keys: Keys | null,
  purpose: KeyPurpose = 'other',
): Promise<Storage> => {
  const storage = place.kind === 'disk' ? await openDisk(place.folder) : await openS3(place)
  return keys ? encrypted(storage, keys, purpose) : storage
}
