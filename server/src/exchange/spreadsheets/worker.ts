import { parentPort, workerData } from 'node:worker_threads'
import { Refused } from './decode.ts'
import { parse, type Row } from './parse.ts'
import type { FromSheetWorker, SheetOrder } from './worker-messages.ts'

/* Reads one file in a thread with memory of its own: a malicious table ends only this thread, and never blocks the
 server's. */
const { bytes, format, limits, slice } = workerData as SheetOrder
const port = parentPort
if (port === null) throw new Error('Tables are read only in a worker')

const post = (message: FromSheetWorker) => port.postMessage(message)

let goOn: () => void = () => undefined
port.on('message', () => goOn())

const give = (rows: Row[]): Promise<void> =>
  new Promise((more) => {
    goOn = more
    post({ rows })
  })

try {
  let rows: Row[] = []
  for await (const row of parse(bytes, format, limits)) {
    rows.push(row)
    if (rows.length < slice) continue
    await give(rows)
    rows = []
  }
  if (rows.length > 0) await give(rows)
  post({ end: true })
} catch (error) {
  post({ refusal: error instanceof Refused ? error.reason : 'unreadable' })
} finally {
  port.close()
}
