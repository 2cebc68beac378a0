import { Readable } from 'node:stream'

/** A file that can be read from any place, wherever it lies and however it is kept there. */
export type Bytes = {
  size: number
  /** Up to `length` bytes from `start`; fewer only at the end. */
  read: (start: number, length: number) => Promise<Buffer>
  /** From `start` up to, not including, `end`. */
  stream: (start?: number, end?: number) => Readable
}

export const bytesOf = (buffer: Buffer): Bytes => ({
  size: buffer.length,
  read: async (start, length) => buffer.subarray(start, start + length),
  stream: (start = 0, end = buffer.length) => Readable.from([Buffer.from(buffer.subarray(start, end))]),
})
