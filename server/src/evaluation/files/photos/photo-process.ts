import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtProgram } from '../../../platform/built-program.ts'

/** The process draws so many photos beside each other. */
export const photosAtOnce = 2

const memory = ['--max-semi-space-size=1', '--max-old-space-size=64', '--expose-gc']

/**
 * Photos are decoded in a process of their own, at a lower priority: a picture made to harm the decoder harms nothing
 * else, what takes too long can be killed, and the memory goes back to the system when nobody uploads.
 * One process draws two photos, for a second one would need 60 MB more; the allocator gives memory back at once.
 * It gets nothing of the environment: no passwords, no keys. The build puts it beside the server as `photo-worker.js`.
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
    // A system without priorities draws photos all the same.
  }
  return child
}
