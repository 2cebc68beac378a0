import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { chunksIn } from '../../platform/storage/chunks-in.ts'
import type { SchoolOf, Source } from '../../platform/storage/storage.ts'
import type { Evidence } from './evidence.ts'
import { contentTypes } from './formats.ts'
import { renamed } from './name.ts'
import { discard, unsealed } from './upload/encrypted-temp.ts'
import type { TakenIn } from './upload/take-in.ts'
import { troubleOf } from './upload/trouble.ts'

/** The objects `object` and, if there is one, `<object>.thumbnail`. */
export type StoredFile = {
  object: string
  thumbnail: boolean
  size: number
  sha256: string
  content_type: string
  name: string
}

export const thumbnailOf = (object: string): string => `${object}.thumbnail`

const put = async (
  { storage }: Evidence,
  name: string,
  source: Source,
  schoolOf: SchoolOf,
): Promise<void> => {
  try {
    await storage.put(name, source, schoolOf)
  } catch (error) {
    throw troubleOf(error)
  }
}

/** Stores the bytes under a new name and returns their SHA-256. */
const putHashed = async (
  evidence: Evidence,
  source: Source,
  schoolOf: SchoolOf,
): Promise<{ object: string; sha256: string }> => {
  const object = randomUUID()
  let hash = createHash('sha256')
  const open = () => {
    hash = createHash('sha256')
    const hashed = async function* () {
      for await (const chunk of chunksIn(source.open())) {
        hash.update(chunk)
        yield chunk
      }
    }
    return Readable.from(hashed(), { objectMode: false })
  }
  await put(evidence, object, { size: source.size, open }, schoolOf)
  return { object, sha256: hash.digest('hex') }
}

export const storeAsItIs = async (
  evidence: Evidence,
  taken: TakenIn,
  source: Source,
  { name, schoolOf }: { name: string; schoolOf: SchoolOf },
): Promise<StoredFile> => ({
  ...(await putHashed(evidence, source, schoolOf)),
  thumbnail: false,
  size: source.size,
  content_type: contentTypes[taken.format],
  name,
})

/** Stores the redrawn photo under a matching extension; the original is never stored. */
export const storePhoto = async (
  evidence: Evidence,
  taken: TakenIn,
  name: string,
  schoolOf: SchoolOf,
): Promise<StoredFile> => {
  const drawn = await evidence.photos.redraw(taken.temp)
  try {
    const [photo, thumbnail] = await Promise.all([unsealed(drawn.photo), unsealed(drawn.thumbnail)])
    const stored = await putHashed(evidence, { size: photo.size, open: () => photo.stream() }, schoolOf)
    const small = { size: thumbnail.size, open: () => thumbnail.stream() }
    await put(evidence, thumbnailOf(stored.object), small, schoolOf).catch(async (error) => {
      await evidence.storage.remove(stored.object)
      throw error
    })
    const isAsNamed = taken.format === drawn.format
    return {
      ...stored,
      thumbnail: true,
      size: photo.size,
      content_type: contentTypes[drawn.format],
      name: isAsNamed ? name : renamed(name, drawn.format === 'jpeg' ? 'jpg' : 'png'),
    }
  } finally {
    await discard(drawn.photo, drawn.thumbnail)
  }
}

export const removeStored = async ({ storage }: Pick<Evidence, 'storage'>, object: string): Promise<void> => {
  await storage.remove(object)
  await storage.remove(thumbnailOf(object))
}
