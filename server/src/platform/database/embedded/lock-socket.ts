import { once } from 'node:events'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { refusal } from '../failures/refusal.ts'

/** What a running server answers to one line sent to its lock, such as the wish for a backup. */
export type Answerer = (line: string) => Promise<string>

/** Milliseconds an owner has to say who it is. */
const patience = 1000

/** Longest line a lock reads. */
const longestLine = 64 * 1024

const whole = (socket: Socket, event: 'end' | 'close', read: (text: string) => void): void => {
  let text = ''
  socket.setEncoding('utf8')
  socket.on('data', (more: string) => {
    text = (text + more).slice(0, longestLine)
  })
  socket.once(event, () => read(text.trim()))
}

export const listenOn = async (path: string, answer?: Answerer): Promise<Server> => {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {})
    whole(socket, 'end', async (line) => {
      const reply = line === 'who' || !answer ? Promise.resolve(`process ${process.pid}`) : answer(line)
      socket.end(`${await reply.catch((error: Error) => `failed: ${error.message}`)}\n`)
    })
  })
  server.listen(path)
  await once(server, 'listening').catch((error: Error) => {
    throw refusal(`The lock ${path} cannot be made: ${error.message}`, error)
  })
  return server.unref()
}

/**
 * Sends one line to the process that listens there and gives its answer, '' when it gave none. Rejects when none
 * listens.
 */
export const askAt = async (path: string, line: string, milliseconds = 0): Promise<string> => {
  const socket = createConnection(path)
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.setTimeout(milliseconds, () => socket.destroy())
  const answer = new Promise<string>((resolve) => whole(socket, 'close', resolve))
  socket.end(`${line}\n`)
  return answer
}

/** Who listens there: null when nobody is left, '' when somebody is, but too busy to say. */
export const ownerAt = (path: string): Promise<string | null> =>
  askAt(path, 'who', patience).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES')
      throw refusal(`The lock ${path} belongs to another user of this computer`, error)
    return error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? null : ''
  })
