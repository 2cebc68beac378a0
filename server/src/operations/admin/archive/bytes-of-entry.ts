/** All bytes of an entry at once; only of one that is known to be small. */
export const gathered = async (bytes: AsyncIterable<Buffer>): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of bytes) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Reads an entry to its end, where its hash is compared, and keeps nothing of it. */
export const drained = async (bytes: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _ of bytes) continue
}
