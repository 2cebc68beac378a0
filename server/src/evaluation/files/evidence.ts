import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from 'contract/platform/problems'
import type { Keys } from '../../platform/keys/keys.ts'
import { makeDataFolder, makePrivateFolder } from '../../platform/settings/data-folder.ts'
import { openStorage, type StoragePlace } from '../../platform/storage/open-storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Scanner } from './antivirus.ts'
import { openPhotos, type Photos } from './photos/photos.ts'
import { openUploadSlots, type UploadSlots } from './upload/upload-slots.ts'

type EvidenceSettings = {
  dataDir: string
  filesPlace: StoragePlace
  virusScanner: Scanner | null
  minFreeBytes: number
  /** The nice value of photo processing, 0 to 19. */
  photoNiceness?: number
}

export type Evidence = {
  storage: Storage
  /** Infected files, which are never served. */
  quarantine: Storage
  /** Parts of files that are uploaded over days, each encrypted with its upload's key (decision 149). */
  uploads: Storage
  /** A local folder for files being received. */
  folder: string
  /** Folders in which disk storages write before renaming. */
  tempFolders: string[]
  photos: Photos
  uploadSlots: UploadSlots
  scanner: Scanner | null
  /**
   * Refuses when the disk is nearly full, or would be with so many more bytes, so that everything else keeps working.
   */
  assertSpace: (bytes?: number) => Promise<void>
  close: () => void
}

/** In the same storage as the files, so that servers that share files share unfinished uploads. */
const placeOfUploads = (place: StoragePlace): StoragePlace =>
  place.kind === 'disk'
    ? { kind: 'disk', folder: join(place.folder, 'uploads') }
    : { ...place, prefix: place.prefix === '' ? 'uploads' : `${place.prefix}/uploads` }

export const openEvidence = async (settings: EvidenceSettings, keys: Keys | null): Promise<Evidence> => {
  const { filesPlace, minFreeBytes } = settings
  const home = filesPlace.kind === 'disk' ? filesPlace.folder : join(settings.dataDir, 'files')
  const folder = join(home, 'tmp')
  await makeDataFolder(settings.dataDir)
  await makePrivateFolder(folder)
  const uploadsPlace = placeOfUploads(filesPlace)
  const photos = openPhotos(folder, { niceness: settings.photoNiceness ?? 10 })
  return {
    storage: await openStorage(filesPlace, keys),
    quarantine: await openStorage({ kind: 'disk', folder: join(home, 'quarantine') }, keys, 'quarantine'),
    uploads: await openStorage(uploadsPlace, keys, 'uploads'),
    folder,
    tempFolders: [folder, ...(uploadsPlace.kind === 'disk' ? [join(uploadsPlace.folder, 'tmp')] : [])],
    photos,
    uploadSlots: openUploadSlots(),
    scanner: settings.virusScanner,
    assertSpace: async (bytes = 0) => {
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < minFreeBytes + bytes) throw new Problem('storage_full')
    },
    close: photos.close,
  }
}
