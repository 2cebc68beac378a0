import { trustedAddress } from '../../../session/trusted-address.ts'
import type { Reading, ReadingAnswer, ReadingKind, ReadingRequest } from './reading.ts'
// oxlint-disable-next-line import/default -- the build gives its address
import address from './reading-worker.ts?worker&url'

/** Longest time in milliseconds, since a document may be made to block the device. */
const longest = 30_000

/**
 * Parses a document in a worker, which is ended when it takes too long or is no longer wanted; the file is never
 * opened as a page.
 */
export const readInWorker = <Kind extends ReadingKind>(
  kind: Kind,
  bytes: ArrayBuffer,
  signal: AbortSignal,
): Promise<Reading[Kind]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(trustedAddress(address), { type: 'module' })
    const end = () => {
      clearTimeout(timer)
      worker.terminate()
    }
    const fail = (reason: string) => {
      end()
      reject(new Error(reason))
    }
    const timer = setTimeout(() => fail('took too long'), longest)
    signal.addEventListener('abort', () => fail('no longer wanted'), { once: true })
    worker.addEventListener('error', () => fail('could not be read'))
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingAnswer>) => {
      if ('failed' in data) return fail('could not be read')
      end()
      resolve(data.reading as Reading[Kind])
    })
    const request: ReadingRequest = { kind, bytes, language: document.documentElement.lang }
    worker.postMessage(request, [bytes])
  })
