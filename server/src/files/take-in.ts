import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type FileFormat, fileFormats } from 'contract/files'
import { Problem } from 'contract/problems'
import { largerThan } from './refusals.ts'
import { type Sealed, seal, sealedIn } from './sealed.ts'
import { formatOf, headLength } from './sniff.ts'
import { troubleOf } from './trouble.ts'

/** A file as it arrived: where it lies, sealed, what it is, how long, and the SHA-256 of its bytes. */
export type TakenIn = { sealed: Sealed; format: FileFormat; size: number; sha256: string }

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

/** A connection that breaks, or a form that ends in the middle of the file, is the sender's trouble. */
const arriving = async function* (content: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of content) yield chunk as Buffer
  } catch {
    throw new Problem('upload_invalid', { reason: 'It did not arrive whole.' })
  }
}

/**
 * Writes what arrives into a sealed file, and stops as soon as it is longer than its format may be. `mayBe` is asked
 * once the first bytes have told the format, as `tell` reads them. The sealed file is handed to `kept` before anything
 * is written to it.
 */
export const takeIn = async (
  content: Readable,
  name: string,
  folder: string,
  mayBe: (format: FileFormat) => void,
  kept: (sealed: Sealed) => void,
  tell: (head: Buffer, name: string) => FileFormat = formatOf,
): Promise<TakenIn> => {
  const chunks = arriving(content)
  const head = await headOf(chunks)
  const format = tell(head.subarray(0, headLength), name)
  mayBe(format)
  const { maximum } = fileFormats[format]
  const hash = createHash('sha256')
  let size = 0
  const counted = async function* () {
    yield head
    yield* chunks
  }
  const measured = async function* () {
    for await (const chunk of counted()) {
      size += chunk.length
      if (size > maximum) throw largerThan(maximum)
      hash.update(chunk)
      yield chunk
    }
  }
  const sealed = sealedIn(folder)
  kept(sealed)
  await seal(sealed, measured()).catch((error) => {
    throw troubleOf(error)
  })
  return { sealed, format, size, sha256: hash.digest('hex') }
}
