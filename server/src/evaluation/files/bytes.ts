import { Readable } from 'node:stream'

/** Random access to a file, wherever and however it is stored. */
export type Bytes = {
  size: number
  /** Up to `length` bytes from `start`; fewer only at the end. */
  read: (start: number, length: number) => Promise<Buffer>
  stream: (start?: number, end?: number) => Readable
}

export const bytesOf = (buffer: Buffer): Bytes => ({
  size: buffer.length,
  read: async (start, length) => buffer.subarray(start, start + length),
  stream: (start = 0, end = buffer.length) => Readable.from([Buffer.from(buffer.subarray(start, end))]),
})
