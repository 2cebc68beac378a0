import { createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { clientOf, orUndefined, type S3Place, streamOf } from './s3.ts'

/** Bytes of a part: S3 takes 10,000 of them, and no whole file of more than 5 GB. */
const usualPart = 32 * 1024 * 1024

/** Milliseconds: putting the parts of a large file together is silent for long. */
const longestSilence = 120_000

const readPart = async (file: FileHandle, start: number, length: number): Promise<Buffer> => {
  const part = Buffer.alloc(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(part, read, length - read, start + read)
    if (bytesRead === 0) throw new Error('The file became shorter while it was sent')
    read += bytesRead
  }
  return part
}

/** Large files of this machine under names of their own in a bucket; one is there whole, or not at all. */
export const openBucket = async (place: S3Place, partSize = usualPart) => {
  const { s3, client } = await clientOf(place, longestSilence)
  const at = (name: string) => ({
    Bucket: place.bucket,
    Key: place.prefix === '' ? name : `${place.prefix}/${name}`,
  })

  const sendParts = async (name: string, file: FileHandle, upload: string): Promise<void> => {
    const { size } = await file.stat()
    const parts: { ETag: string | undefined; PartNumber: number }[] = []
    for (let start = 0; start < size; start += partSize) {
      const part = { ...at(name), UploadId: upload, PartNumber: parts.length + 1 }
      const Body = await readPart(file, start, Math.min(partSize, size - start))
      const { ETag } = await client.send(new s3.UploadPartCommand({ ...part, Body }))
      if (!ETag) throw new Error('The S3 server answered without an ETag')
      parts.push({ ETag, PartNumber: part.PartNumber })
    }
    const whole = { ...at(name), UploadId: upload, MultipartUpload: { Parts: parts } }
    await client.send(new s3.CompleteMultipartUploadCommand(whole))
  }

  return {
    has: async (name: string): Promise<boolean> =>
      (await orUndefined(client.send(new s3.HeadObjectCommand(at(name))))) !== undefined,
    put: async (name: string, path: string): Promise<void> => {
      const file = await open(path)
      const { UploadId = '' } = await client.send(new s3.CreateMultipartUploadCommand(at(name)))
      try {
        await sendParts(name, file, UploadId)
      } catch (error) {
        // parts that nobody puts together would be paid for
        await client
          .send(new s3.AbortMultipartUploadCommand({ ...at(name), UploadId }))
          .catch(() => undefined)
        throw error
      } finally {
        await file.close()
      }
    },
    /** Into a new file; false when there is no such name. */
    get: async (name: string, path: string): Promise<boolean> => {
      const answer = await orUndefined(client.send(new s3.GetObjectCommand(at(name))))
      if (!answer?.Body) return false
      await pipeline(streamOf(answer), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      return true
    },
    close: () => client.destroy(),
  }
}
