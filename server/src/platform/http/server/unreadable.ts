import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { Problem } from 'contract/platform/problems'

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

export type RefuseUnreadable = (error: Error & { code?: string }, socket: Socket) => void

/** What cannot be read as HTTP never becomes a request: it gets the one shape of an error, and its connection ends. */
export const refusingUnreadable =
  (headers: Record<string, string>): RefuseUnreadable =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const { code, message: detail } = new Problem('validation_error')
    const body = JSON.stringify({ detail, code, request_id: randomUUID() })
    const head = [
      `HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    socket.destroySoon()
  }
