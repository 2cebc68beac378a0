import { createHash } from 'node:crypto'
import { type FileFormat, fileFormats } from 'contract/evaluation/files'
import { largerThan } from '../refusals.ts'
import { formatOf, headLength } from '../sniff.ts'
import { type EncryptedTemp, encryptedTempIn, writeEncrypted } from './encrypted-temp.ts'
import { troubleOf } from './trouble.ts'

/** A received file: its encrypted place, format, size, and SHA-256. */
export type TakenIn = { temp: EncryptedTemp; format: FileFormat; size: number; sha256: string }

const headOf = async (chunks: AsyncIterator<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = []
  let length = 0
  while (length < headLength) {
    const { value, done } = await chunks.next()
    if (done) break
    parts.push(value)
    length += value.length
  }
  return Buffer.concat(parts)
}

/**
 * Writes a stream into an encrypted file, and stops when it exceeds the limit of its format or `most`. `mayBe` is
 * called once the first bytes tell the format, as read by `tell`; the file is passed to `kept` before it is written.
 */
export const takeIn = async (
  content: AsyncIterable<Buffer>,
  name: string,
  folder: string,
  mayBe: (format: FileFormat) => void,
  onStored: (temp: EncryptedTemp) => void,
  detectFormat: (head: Buffer, name: string) => FileFormat = formatOf,
  most = Number.POSITIVE_INFINITY,
): Promise<TakenIn> => {
  const chunks = content[Symbol.asyncIterator]()
  const head = await headOf(chunks)
  const format = detectFormat(head.subarray(0, headLength), name)
  mayBe(format)
  const maximum = Math.min(fileFormats[format].maximum, most)
  const hash = createHash('sha256')
  let size = 0
  const counted = async function* () {
    yield head
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  const measured = async function* () {
    for await (const chunk of counted()) {
      size += chunk.length
      if (size > maximum) throw largerThan(maximum)
      hash.update(chunk)
      yield chunk
    }
  }
  const temp = encryptedTempIn(folder)
  onStored(temp)
  await writeEncrypted(temp, measured()).catch((error) => {
    throw troubleOf(error)
  })
  return { temp, format, size, sha256: hash.digest('hex') }
}
