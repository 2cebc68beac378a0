import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { DatabaseSettings } from '../../../src/platform/database/open.ts'
import { programOf } from './listening-server.ts'
import type { FromWriter, ToWriter } from './writer.ts'

type WritingProcess = {
  /** Milliseconds the opening took. */
  opening: number
  /** Resolves when the write is acknowledged; rejects when the process dies first. */
  write(id: number): Promise<void>
  kill(): Promise<void>
  close(): Promise<void>
}

const send = (child: ChildProcess, message: ToWriter) => child.send(message, () => {})

const next = async (child: ChildProcess): Promise<FromWriter> =>
  (await once(child, 'message'))[0] as FromWriter

/** A process of its own with the database open; rejects with its words and milliseconds when it is refused. */
export const startWriting = async (settings: DatabaseSettings): Promise<WritingProcess> => {
  const child = fork(programOf('writer'), { execArgv: [] })
  const ended = once(child, 'exit')
  await next(child)
  send(child, { open: settings })
  const answer = await next(child)
  if (typeof answer === 'object' && 'refused' in answer) {
    const [code] = await ended
    throw Object.assign(new Error(answer.refused), { after: answer.after, exitCode: code })
  }

  const waiting = new Map<number, { resolve(): void; reject(error: Error): void }>()
  child.on('message', (message: FromWriter) => {
    if (typeof message !== 'object') return
    if ('written' in message) waiting.get(message.written)?.resolve()
    if ('failed' in message) waiting.get(message.failed)?.reject(new Error(String(message.code)))
  })
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('killed'))
  })

  return {
    opening: typeof answer === 'object' && 'opened' in answer ? answer.opened : 0,
    write: (id) =>
      new Promise<void>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        if (child.connected) send(child, { write: id })
        else reject(new Error('killed'))
      }).finally(() => waiting.delete(id)),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    close: async () => {
      send(child, 'close')
      await ended
    },
  }
}
