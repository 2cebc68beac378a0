import type { Request } from './case.ts'

/** A raw HTTP request on a keep-alive connection. */
export const wired = ({ method, path, token, body, key }: Request): string => {
  const content =
    body === undefined
      ? ''
      : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
  const repeat = key === undefined ? '' : `Idempotency-Key: ${key}\r\n`
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nAccept-Language: en\r\n${repeat}${content}\r\n${body ?? ''}`
}

export const request = async (port: number, { method, path, token, body }: Request): Promise<unknown> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Accept-Language': 'en',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
