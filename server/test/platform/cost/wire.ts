import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What went over the wire to PostgreSQL and back. */
export type WireCounts = { trips: number; statements: number; bytesOut: number; bytesIn: number }

const none = (): WireCounts => ({ trips: 0, statements: 0, bytesOut: 0, bytesIn: 0 })

/** The first message of a connection has no letter. */
const letterless = '-'

/** The letters of the messages in a stream, each said once its head is there. */
const messagesIn = (onMessage: (letter: string) => void) => {
  let rest = Buffer.alloc(0)
  let isFirst = true
  return (part: Buffer): void => {
    rest = Buffer.concat([rest, part])
    for (;;) {
      const head = isFirst ? 0 : 1
      if (rest.length < head + 4) return
      const length = head + rest.readInt32BE(head)
      if (rest.length < length) return
      onMessage(isFirst ? letterless : rest.toString('latin1', 0, 1))
      rest = rest.subarray(length)
      isFirst = false
    }
  }
}

/**
 * Stands between a server and its PostgreSQL and counts: a trip for each `Sync` and each plain query, a statement for
 * each that is executed, `begin` and `commit` among them.
 */
export const countingWire = async (databaseUrl: string) => {
  const target = new URL(databaseUrl)
  let counts = none()
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    const read = messagesIn((letter) => {
      if (letter === 'S' || letter === 'Q') counts.trips += 1
      if (letter === 'E' || letter === 'Q') counts.statements += 1
    })
    near.on('data', (part: Buffer) => {
      counts.bytesOut += part.length
      read(part)
    })
    far.on('data', (part: Buffer) => {
      counts.bytesIn += part.length
    })
    for (const socket of [near, far]) {
      open.add(socket.setNoDelay(true).on('error', () => undefined))
      socket.on('close', () => open.delete(socket))
    }
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url: url.href,
    /** What was counted since it was asked last. */
    taken: (): WireCounts => {
      const before = counts
      counts = none()
      return before
    },
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
