import { join } from 'node:path'
import type { Keys } from '../keys/keys.ts'
import { openStorage, type StoragePlace } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'

type ResultSettings = { dataDir: string; filesPlace: StoragePlace }

/**
 * Where files of jobs lie for a day: beside the evidence and never among it, in the same kind of place, so that servers
 * beside each other share them.
 */
export const openResults = ({ dataDir, filesPlace }: ResultSettings, keys: Keys | null): Promise<Storage> => {
  const place: StoragePlace =
    filesPlace.kind === 'disk'
      ? { kind: 'disk', folder: join(dataDir, 'results') }
      : { ...filesPlace, prefix: filesPlace.prefix === '' ? 'results' : `${filesPlace.prefix}-results` }
  return openStorage(place, keys, 'results')
}
