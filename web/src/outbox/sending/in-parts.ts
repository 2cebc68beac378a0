import type { Upload, UploadedFile } from 'contract/evaluation/uploads'
import { Problem } from 'contract/platform/problems'
import type { PartSize } from './part-size.ts'

/** Requests of an upload; each throws a Problem. */
export type PartRequests = {
  /** Creates the upload, or finds the one with the same key and its offset. */
  begin: () => Promise<Upload>
  /** The file with the last byte, null before. */
  append: (id: number, start: number, end: number) => Promise<UploadedFile | null>
}

type Sides = {
  size: PartSize
  now: () => number
  /** The part on the server (0 to 1), and whether this attempt has sent any. */
  onProgress: (part: number, isMoving: boolean) => void
}

/**
 * The device's offset differs from the server's, as when a browser has silently repeated a request after a broken
 * connection.
 */
const isOutdated = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'upload_offset' || error.code === 'not_found')

/** Times that the server may report another offset without any progress. */
const mostAnew = 3

/**
 * Sends a file in parts from the server's offset on. A failure ends this attempt; the outbox retries with the same
 * key, also after a restart.
 */
export const uploadInParts = async (
  { begin, append }: PartRequests,
  { size, now, onProgress }: Sides,
): Promise<UploadedFile> => {
  let upload = await begin()
  let anew = 0
  onProgress(upload.offset / upload.length, false)
  while (!upload.file) {
    const { id, offset, length } = upload
    const end = Math.min(length, offset + size.now())
    const startedAt = now()
    try {
      const file = await append(id, offset, end)
      size.passed(end - offset, now() - startedAt)
      upload = { ...upload, offset: end, file }
      anew = 0
      onProgress(end / length, true)
      if (end === length && !file) throw new Problem('unavailable')
    } catch (error) {
      if (!isOutdated(error) || anew === mostAnew) {
        size.broke()
        throw error
      }
      upload = await begin()
      const hasMoved = upload.id === id && upload.offset > offset
      if (upload.offset < end) size.broke()
      anew = hasMoved ? 0 : anew + 1
      onProgress(upload.offset / length, hasMoved)
    }
  }
  return upload.file
}
