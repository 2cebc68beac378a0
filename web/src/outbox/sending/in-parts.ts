import type { Upload, UploadedFile } from 'contract/evaluation/uploads'
import { Problem } from 'contract/platform/problems'
import type { PartSize } from './part-size.ts'

/** What is asked of the server; each throws a Problem. */
export type PartRequests = {
  /** Begins it, or finds what was begun with the same key: the answer says where to go on. */
  begin: () => Promise<Upload>
  /** The file with the last byte, null before. */
  append: (id: number, start: number, end: number) => Promise<UploadedFile | null>
}

type Sides = {
  size: PartSize
  now: () => number
  /** How much the server has (a part of 1), and whether it took some of it in this attempt. */
  onProgress: (part: number, isMoving: boolean) => void
}

/**
 * What the device believes of the upload is not what the server has: it asks. Browsers send a request again by
 * themselves when a connection that was used before breaks, and the server has a part of it by then.
 */
const isOutdated = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'upload_offset' || error.code === 'not_found')

/** So often may a server say that it stands elsewhere without having taken a byte. */
const mostAnew = 3

/**
 * Sends a file part by part and goes on where the server is. A break ends this attempt: the outbox tries again, and
 * the same key leads to the same upload, after a restart of either side too.
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
