import { openDisk } from './disk.ts'
import { encrypted } from './encrypted.ts'
import { openS3, type S3Place } from './s3.ts'
import type { Storage } from './storage.ts'

export type StoragePlace = { kind: 'disk'; folder: string } | ({ kind: 's3' } & S3Place)

/** The storage that the settings name; with a key, nothing in it can be read without the key. */
export const openStorage = async (place: StoragePlace, filesKey: Buffer | null): Promise<Storage> => {
  const storage = place.kind === 'disk' ? await openDisk(place.folder) : await openS3(place)
  return filesKey ? encrypted(storage, filesKey) : storage
}
