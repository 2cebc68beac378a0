import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem } from 'contract/platform/problems'
import { builtProgram } from '../../../platform/built-program.ts'
import type { FromDocumentProcess, ToDocumentProcess, WrittenFormat } from './document-messages.ts'

/**
 * A process for each document, with a lower priority and no environment: the server stays responsive, a malicious
 * document harms nothing else, and all memory is freed at the end. The allocator returns memory at once. The build
 * puts the programs next to the server as `pdf-worker.js` and `docx-worker.js`.
 */
const start = (format: WrittenFormat): ChildProcess => {
  const here = dirname(fileURLToPath(import.meta.url))
  const memory = ['--max-old-space-size=96', '--max-semi-space-size=4']
  const built = builtProgram(import.meta.url, `${format}-worker`)
  const child = fork(built ?? `${here}/${format}/${format}-worker.ts`, [], {
    cwd: here,
    env: {
      UV_THREADPOOL_SIZE: '2',
      RAYON_NUM_THREADS: '1',
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
    execArgv: built ? memory : [...memory, '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  try {
    if (child.pid) setPriority(child.pid, 5)
  } catch {
    // without support for priorities it runs all the same
  }
  return child
}

/** The machine was too busy, or killed the process: another attempt may succeed. The cause is logged. */
const passing = (cause: Error): Problem => Object.assign(new Problem('unavailable'), { cause })

export type DocumentProcess = {
  /** Sends an order and waits for its answer; a process that dies or does not answer in time is an error. */
  ask: (order: ToDocumentProcess) => Promise<FromDocumentProcess>
  end: () => void
}

export const openDocumentProcess = (format: WrittenFormat, patience = 60_000): DocumentProcess => {
  const child = start(format)
  let settle: { resolve: (news: FromDocumentProcess) => void; reject: (error: Error) => void } | undefined
  let death: Error | undefined
  const die = (why: string, isPassing = true) => {
    const cause = new Error(`The process that writes papers ${why}`)
    death ??= isPassing ? passing(cause) : cause
    settle?.reject(death)
  }
  child.on('message', (news) => settle?.resolve(news as FromDocumentProcess))
  child.once('exit', (code, signal) => die(`ended (${code ?? signal})`, signal === 'SIGKILL'))
  child.once('error', () => die('could not be started'))
  return {
    ask: async (order) => {
      if (death) throw death
      const alarm = setTimeout(() => {
        die('was silent')
        child.kill('SIGKILL')
      }, patience)
      try {
        return await new Promise((resolve, reject) => {
          settle = { resolve, reject }
          child.send(order, (error) => error && die('could not be reached'))
        })
      } finally {
        clearTimeout(alarm)
        settle = undefined
      }
    },
    end: () => void child.kill('SIGKILL'),
  }
}
