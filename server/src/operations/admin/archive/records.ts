/**
 * The plain inside of an archive is records: a letter, a length of four bytes, and so many bytes.
 * E begins an entry and says what it is, D is a piece of it, H ends it with its size and SHA-256, M ends the archive.
 */
export type Letter = 'E' | 'D' | 'H' | 'M'
export type Entry =
  | { kind: 'about' }
  | { kind: 'table'; name: string }
  | { kind: 'object'; name: string; size: number }
export type Ending = { size: number; sha256: string; rows: number }
export type Manifest = { entries: number; size: number; sha256: string }

export const longestRecord = 64 * 1024 * 1024
export const recordHead = 5

export const record = (letter: Letter, payload: Buffer): Buffer => {
  const head = Buffer.alloc(recordHead)
  head.write(letter, 0, 'latin1')
  head.writeUInt32BE(payload.length, 1)
  return Buffer.concat([head, payload])
}

export const jsonRecord = (letter: Letter, value: unknown): Buffer =>
  record(letter, Buffer.from(JSON.stringify(value)))
