import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { isThisMachine } from '../settings/read-setting.ts'

/** A failed conversation; `isOnItsWay` when the letter itself had begun to leave. */
export type Broken = Partial<Error> & {
  code?: string | number
  command?: string
  responseCode?: number
  isOnItsWay?: boolean
}

export type Session = {
  send(from: string, to: string, bytes: Buffer): Promise<void>
  end(): void
}

/** A password is never sent to another machine in the clear. */
const optionsOf = (url: URL) => {
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && url.username !== '' && !isThisMachine(url.hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  }
}

type Done = (error?: Error | null) => void

/** One step of the conversation; what breaks the connection meanwhile, or takes too long, breaks the step. */
const step = (connection: SMTPConnection, milliseconds: number, act: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const finish = (error?: unknown) => {
      clearTimeout(timer)
      connection.off('error', finish)
      connection.off('end', ended)
      if (error) reject(error)
      else resolve()
    }
    const ended = () => finish(Object.assign(new Error('The connection ended'), { code: 'ECONNECTION' }))
    const timer = setTimeout(() => {
      finish(Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' }))
    }, milliseconds)
    connection.once('error', finish)
    connection.once('end', ended)
    act(finish)
  })

/** A conversation with the mail server, logged in where the address holds a password. */
export const openSession = async (url: URL, milliseconds: number): Promise<Session> => {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const connection = new Connection(optionsOf(url))
  // Unheard, an error of an idle connection would end the process. Closed at once, a step would hear of the end alone.
  connection.on('error', () => queueMicrotask(() => connection.close()))
  const user = decodeURIComponent(url.username)
  const pass = decodeURIComponent(url.password)
  try {
    await step(connection, milliseconds, (done) => connection.connect(done))
    if (user !== '') await step(connection, milliseconds, (done) => connection.login({ user, pass }, done))
  } catch (error) {
    connection.close()
    throw error
  }
  return {
    send: async (from, to, bytes) => {
      let isOnItsWay = false
      const content = new Readable({
        // Read only once the mail server has said that it is ready for it.
        read() {
          isOnItsWay = true
          this.push(bytes)
          this.push(null)
        },
      })
      await step(connection, milliseconds, (done) =>
        connection.send({ from, to: [to] }, content, done),
      ).catch((error: unknown) => {
        connection.close()
        throw error instanceof Error ? Object.assign(error, { isOnItsWay }) : error
      })
    },
    end: () => connection.quit(),
  }
}
