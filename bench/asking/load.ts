import { connect, type Socket } from 'node:net'

/** `requests` are raw HTTP requests. */
export type Work = { port: number; requests: string[]; connections: number; seconds: number; once: boolean }

export type Measured = {
  answered: number
  /** Answers other than 200 and 201. */
  refused: number
  /** The first of them. */
  refusal: string
  seconds: number
  /** Median and 95th percentile in milliseconds. */
  p50: number
  p95: number
}

const headEnd = Buffer.from('\r\n\r\n')

/** The status if the buffer holds a complete answer; no pipelining is used. */
const statusOf = (received: Buffer): number | null => {
  const end = received.indexOf(headEnd)
  if (end < 0) return null
  const head = received.toString('latin1', 0, end)
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  return received.length >= end + headEnd.length + length ? Number(head.slice(9, 12)) : null
}

const open = (port: number): Promise<Socket> =>
  new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => done(socket.setNoDelay(true)))
    socket.once('error', fail)
  })

/** Uses several connections, each sending its next request when it has its answer. */
const measure = async ({ port, requests, connections, seconds, once }: Work): Promise<Measured> => {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
  const times: number[] = []
  let [next, refused] = [0, 0]
  let refusal = ''
  const started = performance.now()
  const until = started + seconds * 1000
  const hasMore = () => performance.now() < until && (!once || next < requests.length)

  const ask = (socket: Socket): Promise<void> =>
    new Promise((done, fail) => {
      let parts: Buffer[] = []
      let request = 0
      const send = () => {
        if (!hasMore()) return done()
        request = performance.now()
        socket.write(requests[next++ % requests.length] ?? '')
      }
      socket.on('error', fail).on('close', () => fail(new Error('The server hung up')))
      socket.on('data', (part: Buffer) => {
        parts.push(part)
        const received = parts.length === 1 ? part : Buffer.concat(parts)
        const status = statusOf(received)
        if (status === null) {
          parts = [received]
          return
        }
        parts = []
        times.push(performance.now() - request)
        if (status !== 200 && status !== 201) {
          refused += 1
          refusal ||= received.toString()
        }
        send()
      })
      send()
    })

  await Promise.all(sockets.map(ask))
  const took = (performance.now() - started) / 1000
  for (const socket of sockets) socket.removeAllListeners('close').destroy()
  times.sort((one, other) => one - other)
  return {
    answered: times.length,
    refused,
    refusal,
    seconds: took,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  }
}

process.on('message', (work: Work) => {
  void measure(work).then((measured) => process.send?.(measured))
})
process.once('disconnect', () => process.exit(0))
