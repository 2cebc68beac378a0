import type { Message } from './message.ts'

/** The library is loaded with the first e-mail, because it is seldom needed. */
const opened = async () => {
  const { createTransport } = await import('nodemailer')
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
}

let composer: ReturnType<typeof opened> | undefined

/** A part as people can read it in whatever language; its lines are short (letters/written.ts). */
const readable = (kind: string, content: string) => ({
  raw: `Content-Type: ${kind}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content.replace(/\r?\n/g, '\r\n')}\r\n`,
})

/** The bytes of a letter. `asFile`: to be read where it lies, and not to pass through mail servers. */
export const composed = async (message: Message, from: string, asFile = false): Promise<Buffer> => {
  const { id, to, subject, language, text, html } = message
  composer ??= opened()
  const { message: bytes } = await (await composer).sendMail({
    from: { name: 'Vereda', address: from },
    to: { name: '', address: to },
    messageId: id,
    subject,
    headers: {
      'Content-Language': language,
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(asFile
      ? { alternatives: [readable('text/plain', text), readable('text/html', html)] }
      : { text, html }),
  })
  if (!Buffer.isBuffer(bytes)) throw new TypeError('An e-mail was composed as a stream')
  return bytes
}
