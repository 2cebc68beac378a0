import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type ReadLetter, readLetter } from './read-letter.ts'

/** What the mail server says to a recipient or to a whole letter; by default it takes everything. */
type Manners = {
  /** A refusal of an address, as `550` or `451`. */
  recipient?: (address: string) => number | undefined
  /** Takes the letter and breaks the connection before it says so. */
  breaksOff?: () => boolean
}

const refusal = (code: number): Error => Object.assign(new Error('No'), { responseCode: code })

/** A real mail server on this machine that keeps what it is given. Stopped and started again, it has its old port. */
export const givenMailServer = async (manners: Manners = {}) => {
  const letters: ReadLetter[] = []
  let server: SMTPServer | null = null
  let port = 0

  const make = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _, answer) => {
        const code = manners.recipient?.(address)
        answer(code === undefined ? null : refusal(code))
      },
      onData: (stream, session, answer) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          letters.push(readLetter(Buffer.concat(parts)))
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
    url: () => `smtp://127.0.0.1:${port}`,
    to: (address: string) => letters.filter((letter) => letter.to === address),
    start,
    stop,
  }
}

export type MailServer = Awaited<ReturnType<typeof givenMailServer>>
