import { createServer, type IncomingHttpHeaders } from 'node:http'
import { atTheEnd } from '../../running/endings.ts'

type Received = { headers: IncomingHttpHeaders; body: string }
type Answer = { status: number; text?: string; headers?: Record<string, string> }

/** Another system that is told of changes: what arrived there, and what it answers next. */
export const startReceiver = async () => {
  const received: Received[] = []
  let answer: Answer = { status: 204 }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      response.writeHead(answer.status, answer.headers).end(answer.text)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  atTheEnd(async () => {
    server.close()
  })
  const bound = server.address()
  const port = typeof bound === 'object' ? (bound?.port ?? 0) : 0
  return {
    port,
    address: `http://127.0.0.1:${port}/changes`,
    received,
    answering: (next: Answer) => {
      answer = next
    },
  }
}
