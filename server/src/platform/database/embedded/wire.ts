import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'

const terminate = 'X'.charCodeAt(0)

/**
 * What the driver takes for a socket: bytes go to the database's thread and its answers come back.
 * The driver corks its writes, so that each message is a whole request.
 */
export const wireTo = (worker: Worker) => {
  const send = (bytes: Buffer) => {
    if (bytes[0] !== terminate) worker.postMessage(Uint8Array.from(bytes))
    else wire.push(null)
  }
  const wire = new Duplex({
    read: () => {},
    writev: (chunks, done) => {
      send(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)))
      done()
    },
  })
  worker.on('message', (bytes: Uint8Array) => wire.push(Buffer.from(bytes.buffer)))
  worker.once('error', (cause) =>
    wire.destroy(new Error(`Connection terminated: ${cause.message}`, { cause })),
  )
  worker.once('exit', () => wire.destroy())

  return Object.assign(wire, {
    connect: () => process.nextTick(() => wire.emit('connect')),
    setNoDelay: () => wire,
    setKeepAlive: () => wire,
    ref: () => worker.ref(),
    unref: () => worker.unref(),
  })
}
