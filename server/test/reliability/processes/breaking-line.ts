import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { chunksIn } from '../../../src/platform/storage/chunks-in.ts'

type Line = {
  port: number
  /** Bytes that the sender has sent so far, connections that were cut, and answers that were lost. */
  counts: { sent: number; cuts: number; lost: number }
  /** Ends every connection in this moment. */
  cut(): void
  close(): void
}

type Options = {
  /** How fast all of it together is, each way. */
  bytesPerSecond?: number | (() => number)
  /** The same for what comes back; a test may slow down only what is sent. */
  bytesBackPerSecond?: number | (() => number)
  /** Whether nobody gets through just now. */
  isAway?: () => boolean
  /** Whether the answer to a request that begins so is lost on its way, after the server has acted. */
  losesAnswer?: (request: string) => boolean
  /** After each piece: all that was sent so far, the piece, and how the request begins that it belongs to. */
  onSent?: (sent: number, piece: number, request: string) => void
}

/** A piece that goes on at once; a slow line waits after each. */
const atOnce = 4 * 1024

const beginning = /^(GET|HEAD|POST|PUT|PATCH|DELETE) \S+/

/** All connections share the line: who comes waits until those before have passed. */
const paced = (speed: number | (() => number)) => {
  let free = 0
  return async (bytes: number): Promise<void> => {
    const now = performance.now()
    free = Math.max(now, free) + (bytes * 1000) / (typeof speed === 'number' ? speed : speed())
    if (free > now) await pause(free - now)
  }
}

/**
 * A line between a sender and a server on this machine that breaks below HTTP: `cutAfter` says for each connection
 * how many more bytes of the sender pass before it is cut. With `bytesPerSecond` it is as slow as that, and holds
 * little back.
 */
export const openBreakingLine = async (
  target: number,
  cutAfter: () => number = () => Number.POSITIVE_INFINITY,
  options: Options = {},
): Promise<Line> => {
  const { bytesPerSecond = Number.POSITIVE_INFINITY, bytesBackPerSecond = Number.POSITIVE_INFINITY } = options
  const counts = { sent: 0, cuts: 0, lost: 0 }
  const sockets = new Set<Socket>()
  const [upstream, downstream] = [paced(bytesPerSecond), paced(bytesBackPerSecond)]

  const carry = async (sender: Socket, server: Socket): Promise<void> => {
    let left = cutAfter()
    let request = ''
    let isAnswerLost = false
    const carryBack = async (): Promise<void> => {
      for await (const chunk of chunksIn(server)) {
        if (isAnswerLost) {
          counts.lost += 1
          sender.destroy()
          return
        }
        for (let at = 0; at < chunk.length; at += atOnce) {
          const piece = chunk.subarray(at, at + atOnce)
          await downstream(piece.length)
          if (!sender.write(piece)) await once(sender, 'drain')
        }
      }
      sender.end()
    }
    carryBack().catch(() => sender.destroy())
    // what is sent to a server that is away travels nowhere
    await once(server, 'connect')
    for await (const chunk of chunksIn(sender)) {
      const [begun] = beginning.exec(chunk.subarray(0, 300).toString('latin1')) ?? []
      if (begun !== undefined) {
        request = begun
        isAnswerLost = options.losesAnswer?.(begun) ?? false
      }
      for (let at = 0; at < chunk.length; at += atOnce) {
        const piece = chunk.subarray(at, Math.min(at + atOnce, at + left))
        counts.sent += piece.length
        left -= piece.length
        if (!server.write(piece)) await once(server, 'drain')
        await upstream(piece.length)
        options.onSent?.(counts.sent, piece.length, request)
        if (left > 0) continue
        counts.cuts += 1
        return
      }
    }
  }
  const listener = createServer({ highWaterMark: atOnce, allowHalfOpen: false }, (sender) => {
    if (options.isAway?.()) {
      sender.destroy()
      return
    }
    const server = connect(target, '127.0.0.1')
    for (const socket of [sender, server]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => sockets.delete(socket))
    }
    carry(sender, server)
      .catch(() => undefined)
      .finally(() => {
        server.end()
        sender.destroy()
      })
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const cut = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    counts,
    cut: () => {
      counts.cuts += 1
      cut()
    },
    close: () => {
      cut()
      listener.close()
    },
  }
}
