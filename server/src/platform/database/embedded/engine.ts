import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { Problem } from 'contract/platform/problems'
import pg from 'pg'
import type { Engine } from '../engine.ts'
import { isDiskFailure, unavailable } from '../failures/errors.ts'
import { parsers } from '../parsers.ts'
import { runOn } from '../server/run-on.ts'
import { within } from '../sessions/within.ts'
import { mutex } from './mutex.ts'
import { assertHasRoomOnDisk } from './room-on-disk.ts'
import { closeWorker, startWorker } from './start-worker.ts'
import { wireTo } from './wire.ts'

type EmbeddedSettings = {
  folder: string
  durable: boolean
  /** Bytes of disk without which nothing is written, but by who has no deadline. */
  leastRoom: number
  warn(line: string): void
}

/** Milliseconds after a failed start until the next one is tried; who asks meanwhile gets the same failure at once. */
const betweenStarts = 1000

type Thread = { worker: Worker; client: pg.Client; alive: boolean }

const startThread = async (folder: string, durable: boolean, syncs: SharedArrayBuffer): Promise<Thread> => {
  // What an interrupted sort or hash left on the disk; PostgreSQL clears it only where it runs as a service.
  await rm(join(folder, 'base/pgsql_tmp'), { recursive: true, force: true })
  const worker = await startWorker({ folder, durable, syncs })
  const client = new pg.Client({
    stream: () => wireTo(worker) as never,
    user: 'postgres',
    database: 'postgres',
    password: '',
    types: parsers,
  })
  const thread: Thread = { worker, client, alive: true }
  worker.once('exit', () => {
    thread.alive = false
  })
  worker.on('error', () => {})
  client.on('error', () => {})
  await client.connect()
  return thread
}

/**
 * PostgreSQL in a thread of this process: one session, given to one holder after another.
 * A thread that died or overran its deadline (a statement cannot be cancelled there) is replaced by a new one,
 * which recovers from the log as after a power cut.
 */
export const embeddedEngine = ({
  folder,
  durable,
  leastRoom,
  warn,
}: EmbeddedSettings): Engine & { syncs(): number } => {
  const syncs = new SharedArrayBuffer(4)
  const { take, pass, counts } = mutex()
  let thread: Promise<Thread> | null = null
  let failedAt = Number.NEGATIVE_INFINITY
  let closed = false

  const living = async (): Promise<Thread> => {
    const current = await thread?.catch(() => null)
    if (current?.alive) return current
    if (thread && performance.now() - failedAt < betweenStarts) return thread
    if (thread) warn('The embedded database ended and is started again')
    thread = startThread(folder, durable, syncs)
    thread.catch(() => {
      failedAt = performance.now()
    })
    return thread
  }

  const replace = async ({ worker }: Thread) => {
    await worker.terminate()
    pass()
  }

  return {
    acquire: async (milliseconds) => {
      await take(milliseconds)
      const starting = closed ? Promise.reject(unavailable(new Error('The database is closed'))) : living()
      const current = await within(milliseconds, starting, 'starting the database').catch(
        (error: unknown) => {
          void starting.catch(() => {}).finally(pass)
          throw error instanceof Problem ? error : unavailable(error)
        },
      )
      // After a write that failed PGlite does not answer the next one: measured, docs/decisions/004-embedded-database.md.
      let diskFailed = false
      return {
        run: async (statements) => {
          if (milliseconds !== null) assertHasRoomOnDisk(folder, leastRoom, statements)
          return runOn(current.client, statements).catch((error: unknown) => {
            diskFailed ||= isDiskFailure(error)
            throw error
          })
        },
        release: (broken) => {
          if (broken || diskFailed) void replace(current)
          else pass()
        },
      }
    },
    takeFree: () => null,
    counts,
    close: async () => {
      await take(null)
      closed = true
      const current = await thread?.catch(() => null)
      if (current?.alive) await closeWorker(current.worker)
      pass()
    },
    syncs: () => Atomics.load(new Int32Array(syncs), 0),
  }
}
