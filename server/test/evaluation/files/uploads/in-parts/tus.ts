import { connect } from 'node:net'
import type { Upload, UploadedFile } from 'contract/evaluation/uploads'
import type { Someone } from '../../../../given/people.ts'
import type { Fields } from '../../house.ts'

export const metadataOf = (name: string, fields: Fields): string =>
  Object.entries({ filename: name, ...fields })
    .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')

export type Answer<Body> = { status: number; headers: Headers; body: Body & { code: string } }

/** The protocol as a client speaks it, over real connections. */
export const tusAt = (base: string, person: Someone) => {
  const ask = async <Body>(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: Buffer,
  ): Promise<Answer<Body>> => {
    const answer = await fetch(`${base}/api/upload/${path}`, {
      method,
      headers: { authorization: `Bearer ${person.token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body && { body: new Uint8Array(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text === '' ? {} : JSON.parse(text) }
  }
  return {
    create: (name: string, length: number, fields: Fields, headers: Record<string, string> = {}) =>
      ask<Upload>('POST', '', {
        'upload-length': String(length),
        'upload-metadata': metadataOf(name, fields),
        ...headers,
      }),
    append: (id: number, offset: number, bytes: Buffer, headers: Record<string, string> = {}) =>
      ask<UploadedFile>(
        'PATCH',
        `${id}/`,
        {
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
          ...headers,
        },
        bytes,
      ),
    read: (id: number) => ask<Upload>('GET', `${id}/`),
    head: (id: number, headers: Record<string, string> = {}) => ask<object>('HEAD', `${id}/`, headers),
    discard: (key: string) => ask<object>('DELETE', `?key=${key}`),
    remove: (id: number) => ask<object>('DELETE', `${id}/`),
  }
}

/** A request that promises more bytes than come, for as long as nobody hangs up. */
export const hangingPart = (
  port: number,
  person: Someone,
  { id, offset, promised }: { id: number; offset: number; promised: number },
) => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(
    `PATCH /api/upload/${id}/ HTTP/1.1\r\nHost: vereda\r\nAuthorization: Bearer ${person.token}\r\n` +
      `Tus-Resumable: 1.0.0\r\nUpload-Offset: ${offset}\r\nContent-Length: ${promised}\r\n` +
      'Content-Type: application/offset+octet-stream\r\n\r\n',
  )
  return { send: (bytes: Buffer) => socket.write(bytes), hangUp: () => socket.destroy() }
}
