/**
 * Inside the encryption an archive is a list of records: a letter, a length of four bytes, the bytes. E begins an
 * entry with its description, D is a piece of it, H ends it with its size and SHA-256, M ends the archive.
 */
export type RecordType = 'E' | 'D' | 'H' | 'M'
export type Entry =
  | { kind: 'about' }
  | { kind: 'table'; name: string }
  | { kind: 'object'; name: string; size: number }
export type Ending = { size: number; sha256: string; rows: number }
export type Manifest = { entries: number; size: number; sha256: string }

export const longestRecord = 64 * 1024 * 1024
export const recordHead = 5

export const record = (type: RecordType, payload: Buffer): Buffer => {
  const head = Buffer.alloc(recordHead)
  head.write(type, 0, 'latin1')
  head.writeUInt32BE(payload.length, 1)
  return Buffer.concat([head, payload])
}

export const jsonRecord = (type: RecordType, value: unknown): Buffer =>
  record(type, Buffer.from(JSON.stringify(value)))
