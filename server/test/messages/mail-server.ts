import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { certificate, key } from './certificate.ts'
import { type ReadEmail, readEmail } from './read-email.ts'

/** What the mail server says to a recipient or to a whole letter; by default it takes everything. */
type Manners = {
  /** A refusal of an address, as `550` or `451`. */
  recipient?: (address: string) => number | undefined
  /** TLS from the first word, or offered (`STARTTLS`); without either everything goes in the clear. */
  tls?: 'at once' | 'offered'
  /** Only who says this password may send; a mail server asks for it under TLS alone. */
  password?: string
  /** Takes the letter and breaks the connection before it says so. */
  breaksOff?: () => boolean
}

const refusal = (code: number): Error => Object.assign(new Error('No'), { responseCode: code })

/** A real mail server on this machine that keeps what it is given. Stopped and started again, it has its old port. */
export const givenMailServer = async (manners: Manners = {}) => {
  const letters: ReadEmail[] = []
  /** Whether each of them came under TLS. */
  const secure: boolean[] = []
  const heard: { password: string; secure: boolean }[] = []
  let server: SMTPServer | null = null
  let port = 0

  const make = () =>
    new SMTPServer({
      key,
      cert: certificate,
      secure: manners.tls === 'at once',
      authOptional: manners.password === undefined,
      disabledCommands: [
        ...(manners.tls === 'offered' ? [] : ['STARTTLS']),
        ...(manners.password === undefined ? ['AUTH'] : []),
      ],
      onAuth: ({ username, password }, { secure }, answer) => {
        heard.push({ password: password ?? '', secure })
        answer(password === manners.password ? null : refusal(535), { user: username })
      },
      onRcptTo: ({ address }, _, answer) => {
        const code = manners.recipient?.(address)
        answer(code === undefined ? null : refusal(code))
      },
      onData: (stream, session, answer) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          letters.push(readEmail(Buffer.concat(parts)))
          secure.push(session.secure)
          if (!manners.breaksOff?.()) return answer()
          for (const connection of server?.connections ?? []) {
            if ((connection as { id?: string }).id === session.id)
              (connection as { _socket: { destroy(): void } })._socket.destroy()
          }
        })
      },
    })

  const start = async () => {
    server = make()
    server.on('error', () => {})
    await once(server.listen(port, '127.0.0.1'), 'listening')
    port = (server.server.address() as AddressInfo).port
  }
  const stop = async () => {
    const running = server
    server = null
    if (running) await new Promise<void>((done) => running.close(() => done()))
  }
  await start()
  return {
    letters,
    secure,
    heard,
    port: () => port,
    url: () => `smtp://127.0.0.1:${port}`,
    to: (address: string) => letters.filter((letter) => letter.to === address),
    start,
    stop,
  }
}
