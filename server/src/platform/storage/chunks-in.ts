import type { Readable } from 'node:stream'

/** The chunks of a stream of bytes: Node's types leave open what a stream gives. */
export const chunksIn = (stream: Readable): AsyncIterable<Buffer> => stream
