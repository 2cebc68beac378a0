/** Reads a whole entry into memory; only for small ones. */
export const gathered = async (bytes: AsyncIterable<Buffer>): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of bytes) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Reads an entry to its end, where its hash is compared, and discards it. */
export const drained = async (bytes: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _ of bytes) continue
}
