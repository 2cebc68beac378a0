import { Worker } from 'node:worker_threads'
import { builtProgram } from '../../platform/built-program.ts'
import type { Unreadable } from './decode.ts'
import type { Row } from './parse.ts'
import type { FromSheetWorker, SheetOrder } from './worker-messages.ts'

const patience = 30_000

const startWorker = (workerData: SheetOrder): Worker => {
  const built = builtProgram(import.meta.url, 'spreadsheets-worker')
  return new Worker(built ?? new URL('./worker-from-sources.mjs', import.meta.url), {
    workerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
    transferList: [workerData.bytes.buffer as ArrayBuffer],
  })
}

/** The next message of the thread; one that dies or does not answer in time could not read its file. */
const hear = (worker: Worker): Promise<FromSheetWorker> =>
  new Promise((resolve) => {
    const settle = (message: FromSheetWorker) => {
      clearTimeout(alarm)
      worker.off('message', settle)
      worker.off('error', fail)
      worker.off('exit', fail)
      resolve(message)
    }
    const fail = () => settle({ refusal: 'unreadable' })
    const alarm = setTimeout(fail, patience)
    worker.once('message', settle)
    worker.once('error', fail)
    worker.once('exit', fail)
  })

/**
 * Reads a table in slices in a thread of its own. `refuse` makes the error for an unreadable file. The bytes are
 * transferred: they must not be used again.
 */
export const readSheet = async function* (
  order: SheetOrder,
  refuse: (reason: Unreadable) => Error,
): AsyncGenerator<Row[]> {
  const worker = startWorker(order)
  let isOver = false
  // a thread that dies between two messages is noticed at the next wait
  worker
    .on('error', () => undefined)
    .on('exit', () => {
      isOver = true
    })
  try {
    for (;;) {
      const reply: FromSheetWorker = isOver ? { refusal: 'unreadable' } : await hear(worker)
      if ('refusal' in reply) throw refuse(reply.refusal)
      if ('end' in reply) return
      yield reply.rows
      worker.postMessage('next')
    }
  } finally {
    await worker.terminate()
  }
}
