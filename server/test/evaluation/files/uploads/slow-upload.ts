import { connect, type Socket } from 'node:net'
import type { Someone } from '../../../given/people.ts'
import type { Fields } from '../house.ts'

const boundary = 'evidencia-de-prueba'

const partOf = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/**
 * An upload written to the connection piece by piece: first the head and the fields, then what `send` is given.
 * `answer` is all that the server said until it hung up or said enough to be read.
 */
export const slowUpload = (
  port: number,
  person: Someone,
  fields: Fields,
  name: string,
  query = '',
  path = '/api/file/',
) => {
  const socket: Socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('error', () => undefined)
  socket.on('data', (data) => {
    heard += data.toString('latin1')
  })
  const answer = new Promise<{ status: number; body: string }>((resolve) => {
    const read = () => {
      const [, status, body] = /^HTTP\/1.1 (\d{3})[^]*?\r\n\r\n([^]*)$/.exec(heard) ?? []
      if (status !== undefined && body?.includes('}')) resolve({ status: Number(status), body })
    }
    socket.on('data', read)
    socket.on('close', () => resolve({ status: 0, body: heard }))
  })
  socket.write(
    `POST ${path}${query} HTTP/1.1\r\nHost: vereda\r\nAuthorization: Bearer ${person.token}\r\n` +
      `Content-Type: multipart/form-data; boundary=${boundary}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  const write = (bytes: Buffer | string) => {
    const piece = Buffer.from(bytes)
    socket.write(Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]))
  }
  const begin = () => {
    for (const [field, value] of Object.entries(fields)) write(partOf(field, String(value)))
    write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`)
  }
  return {
    begin,
    send: write,
    end: () => {
      write(`\r\n--${boundary}--\r\n`)
      socket.write('0\r\n\r\n')
    },
    hangUp: () => socket.destroy(),
    answer,
  }
}
