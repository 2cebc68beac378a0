import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { builtProgram } from '../../built-program.ts'
import type { WorkerSettings } from './worker-messages.ts'

/**
 * Starts the database's thread and waits until it takes statements.
 * In the bundle it is `embedded-worker.js` beside the bundle, built from worker.ts.
 */
export const startWorker = async (workerData: WorkerSettings): Promise<Worker> => {
  const built = builtProgram(import.meta.url, 'embedded-worker')
  const worker = new Worker(built ?? new URL('./worker-from-sources.mjs', import.meta.url), { workerData })
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The thread of the embedded database ended at its start')
  })
  await Promise.race([once(worker, 'message'), ended])
  ended.catch(() => {})
  return worker
}

/** Closes the database in order and waits for the thread's end. */
export const closeWorker = async (worker: Worker): Promise<void> => {
  const ended = once(worker, 'exit')
  worker.postMessage('close')
  await ended
}
