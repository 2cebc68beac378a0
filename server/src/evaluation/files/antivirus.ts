import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { Problem } from 'contract/platform/problems'
import { chunksIn } from '../../platform/storage/chunks-in.ts'

export type Scanner = { host: string; port: number }

const silence = 60_000

/** A chunk of clamd's INSTREAM: its length in four bytes, then its bytes (clamd(8)). */
const framed = (piece: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  return Buffer.concat([length, piece])
}

const send = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((sent, fail) => {
    socket.write(bytes, (error) => (error ? fail(error) : sent()))
  })

const answerOf = (socket: Socket): Promise<string> =>
  new Promise((answered, fail) => {
    let reply = ''
    socket.setTimeout(silence, () => socket.destroy(new Error('the scanner is silent')))
    socket.on('data', (data) => {
      reply += data.toString('latin1')
    })
    socket.once('error', fail)
    socket.once('close', () => answered(reply.replaceAll('\0', '').trim()))
  })

const ask = async (scanner: Scanner, source: Readable): Promise<string> => {
  const socket = connect(scanner.port, scanner.host)
  const answer = answerOf(socket)
  const sending = (async () => {
    await send(socket, Buffer.from('zINSTREAM\0'))
    for await (const piece of chunksIn(source)) await send(socket, framed(piece))
    await send(socket, Buffer.alloc(4))
  })()
  // The scanner may answer and disconnect before everything is sent; then only its answer counts.
  sending.catch(() => undefined)
  try {
    return await answer
  } finally {
    socket.destroy()
    source.destroy()
  }
}

/**
 * Whether the scanner reports the file as clean. Any other answer (scanner down, file too large for it) postpones the
 * upload.
 */
export const isClean = async (scanner: Scanner, source: Readable): Promise<boolean> => {
  const answer = await ask(scanner, source).catch(() => {
    throw new Problem('unavailable')
  })
  if (/^stream: OK$/.test(answer)) return true
  if (/^stream: .+ FOUND$/.test(answer)) return false
  throw new Problem('unavailable')
}
