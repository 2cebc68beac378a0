import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtProgram } from '../../../platform/built-program.ts'

/** Photos that the process decodes at the same time. */
export const photosAtOnce = 2

const memory = ['--max-semi-space-size=1', '--max-old-space-size=64', '--expose-gc']

/**
 * Photos are decoded in a separate process of lower priority: an attack on the decoder is contained, a slow photo can
 * be killed, and memory is returned when idle. One process handles two photos, since a second process would need 60
 * MB more. It gets no environment variables, so no secrets. The build puts it beside the server as `photo-worker.js`.
 */
export const startPhotoProcess = (niceness = 10): ChildProcess => {
  const here = dirname(fileURLToPath(import.meta.url))
  const built = builtProgram(import.meta.url, 'photo-worker')
  const child = fork(built ?? `${here}/photo-worker.ts`, [], {
    cwd: here,
    env: {
      UV_THREADPOOL_SIZE: String(photosAtOnce),
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
    execArgv: built ? memory : [...memory, '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  try {
    if (child.pid) setPriority(child.pid, niceness)
  } catch {
    // Some systems have no priorities.
  }
  return child
}
