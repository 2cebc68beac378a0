import { createHash } from 'node:crypto'

export const hashLength = 32

/** What the first row is chained to. */
export const beginning = Buffer.alloc(hashLength)

export const chain = (previous: Buffer, content: string): Buffer =>
  createHash('sha256').update(previous).update(content).digest()

/** The hashes of a seal, one for each row, each over the one before and the row. */
export const chained = (previous: Buffer, contents: string[]): Buffer => {
  let last = previous
  return Buffer.concat(
    contents.map((content) => {
      last = chain(last, content)
      return last
    }),
  )
}

export const lastHash = (hashes: Buffer): Buffer => hashes.subarray(-hashLength)
