import { connect } from 'node:net'
import type { Vereda } from '../../vereda.ts'

type Heard = { status: number; head: string; body: string; all: string }

const readHeard = (all: string): Heard => {
  const at = all.indexOf('\r\n\r\n')
  const head = at < 0 ? all : all.slice(0, at)
  return { all, head, body: at < 0 ? '' : all.slice(at + 4), status: Number(head.split(' ')[1] ?? 0) }
}

/** Writes bytes to a connection of their own, and hears all that comes until the server hangs up or is silent. */
export const sendRaw = ({ app }: Pick<Vereda, 'app'>, bytes: string | Buffer): Promise<Heard> => {
  const { port } = app.server.address() as { port: number }
  return new Promise((heard) => {
    let all = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setTimeout(1500, () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      all += data.toString('latin1')
    })
    socket.on('close', () => heard(readHeard(all)))
  })
}

/** A request written by hand; the lines of the head as they are, and the connection ends after it. */
export const rawRequest = (line: string, headers: string[] = [], body = ''): string =>
  [`${line} HTTP/1.1`, 'Host: vereda.example', 'Connection: close', ...headers, '', body].join('\r\n')

/** How many answers stand one behind the other. */
export const answersIn = ({ all }: Heard): number => all.split(/^HTTP\/1\.1 /m).length - 1
