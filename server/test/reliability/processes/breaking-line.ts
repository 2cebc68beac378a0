import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { chunksIn } from '../../../src/platform/storage/chunks-in.ts'

type Line = {
  port: number
  /** Bytes that the sender has sent so far, and connections that were cut. */
  counts: { sent: number; cuts: number }
  close(): void
}

/** A piece that goes on at once; a slow line waits after each. */
const atOnce = 4 * 1024

/**
 * A line between a sender and a server on this machine that breaks below HTTP: `cutAfter` says for each connection
 * how many more bytes of the sender pass before it is cut. With `bytesPerSecond` it is as slow as that, and holds
 * little back.
 */
export const openBreakingLine = async (
  target: number,
  cutAfter: () => number,
  { bytesPerSecond = Number.POSITIVE_INFINITY, onSent = (_sent: number) => {} } = {},
): Promise<Line> => {
  const counts = { sent: 0, cuts: 0 }
  const sockets = new Set<Socket>()
  const carry = async (sender: Socket, server: Socket): Promise<void> => {
    let left = cutAfter()
    // what is sent to a server that is away travels nowhere
    await once(server, 'connect')
    for await (const chunk of chunksIn(sender)) {
      for (let at = 0; at < chunk.length; at += atOnce) {
        const piece = chunk.subarray(at, Math.min(at + atOnce, at + left))
        counts.sent += piece.length
        left -= piece.length
        if (!server.write(piece)) await once(server, 'drain')
        if (Number.isFinite(bytesPerSecond)) await pause((piece.length * 1000) / bytesPerSecond)
        onSent(counts.sent)
        if (left > 0) continue
        counts.cuts += 1
        return
      }
    }
  }
  const listener = createServer({ highWaterMark: atOnce }, (sender) => {
    const server = connect(target, '127.0.0.1')
    for (const socket of [sender, server]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => sockets.delete(socket))
    }
    server.pipe(sender)
    server.once('close', () => sender.destroy())
    carry(sender, server)
      .catch(() => undefined)
      .finally(() => {
        server.end()
        sender.destroy()
      })
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    counts,
    close: () => {
      for (const socket of sockets) socket.destroy()
      listener.close()
    },
  }
}
