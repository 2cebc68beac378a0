import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { boundTimers } from './bound-timers.ts'
import { durableFiles } from './durable-files.ts'
import { syncWhatWasLeft } from './sync-folder.ts'
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts'

/*
 * The embedded database's own thread: SQL runs on the thread that asks for it and must not stop the server's.
 * It speaks PostgreSQL's wire protocol over messages.
 */
const { folder, durable, syncs } = workerData as WorkerSettings
const port = parentPort
if (port === null) throw new Error('The embedded database runs only in a worker')
boundTimers(globalThis)

const count = new Int32Array(syncs)
const severe = /^.*?(FATAL|PANIC|ERROR):\s*/
const complaints: string[] = []
const complain = (line: string) => {
  complaints.push(line)
  if (complaints.length > 10) complaints.shift()
}

const startParams = PGlite.defaultStartParams.filter((parameter) => !durable || parameter !== '-F')
const durableParams = durable ? ['-c', 'wal_sync_method=fsync'] : []

const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

if (durable) await syncWhatWasLeft(folder)
const lasting = durable ? durableFiles(folder, () => Atomics.add(count, 0, 1)) : null
const database = await PGlite.create({
  fs: lasting?.files ?? new NodeFS(folder),
  startParams: [...startParams, ...durableParams],
  extensions: { pg_trgm },
  onStderr: (line) => {
    complain(line)
    return false
  },
}).catch((error: unknown) => {
  const complaint = complaints.findLast((line) => severe.test(line))
  throw new Error(complaint?.replace(severe, '') ?? String(error))
})
lasting?.hasStarted()

const answer = async (request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  await database.execProtocolRawStream(request, {
    syncToFs: false,
    onRawData: (bytes) => parts.push(bytes.slice()),
  })
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  parts.reduce((offset, part) => {
    whole.set(part, offset)
    return offset + part.length
  }, 0)
  return whole
}

// A failure here is PostgreSQL's own end (a panic, memory): unhandled, it ends this thread, and a new one recovers.
port.on('message', async (message: ToWorker) => {
  if (message === 'close') {
    await database.close()
    port.close()
    return
  }
  const bytes = await answer(message)
  post(bytes, [bytes.buffer])
})

post('ready')
