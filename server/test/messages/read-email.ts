/** A letter as its reader sees it. */
export type ReadEmail = {
  /** By their names in small letters; each on one line, decoded. */
  headers: Record<string, string>
  to: string
  subject: string
  text: string
  html: string
  /** The address of the link that stands alone on its line, or an empty text. */
  link: string
}

const unquoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  )

const decodedWord = (_: string, kind: string, word: string): string =>
  (kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : unquoted(word.replaceAll('_', ' '))).toString()

const decoded = (value: string): string =>
  value.replace(/(\?=)\s+(=\?)/g, '$1$2').replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, decodedWord)

const partsOf = (raw: string): [head: string, body: string] => {
  const at = raw.indexOf('\r\n\r\n')
  return [raw.slice(0, at), raw.slice(at + 4)]
}

const headersOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const at = line.indexOf(':')
        return [line.slice(0, at).toLowerCase(), decoded(line.slice(at + 1).trim())]
      }),
  )

const bodyOf = (part: string): { kind: string; text: string } => {
  const [head, body] = partsOf(part)
  const headers = headersOf(head)
  const how = headers['content-transfer-encoding'] ?? '7bit'
  const bytes =
    how === 'base64'
      ? Buffer.from(body, 'base64')
      : how === 'quoted-printable'
        ? unquoted(body)
        : Buffer.from(body, 'latin1')
  return { kind: headers['content-type'] ?? '', text: bytes.toString().replaceAll('\r\n', '\n') }
}

/** Reads the bytes that were sent. Only as much of MIME as our letters use. */
export const readEmail = (bytes: Buffer): ReadEmail => {
  const [head, body] = partsOf(bytes.toString('latin1'))
  const headers = headersOf(head)
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => bodyOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')))
  const ofKind = (kind: string) => parts.find((part) => part.kind.startsWith(kind))?.text ?? ''
  const text = ofKind('text/plain')
  return {
    headers,
    to: headers['to'] ?? '',
    subject: headers['subject'] ?? '',
    text,
    html: ofKind('text/html'),
    link: /^https?:\/\/\S+$/m.exec(text)?.[0] ?? '',
  }
}
