import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'

/**
 * Where databases of tests lie: in memory, where there is room. A disk on which many files were just removed
 * searches long for the place of each new one, and a database has 800.
 */
export const inMemory = (): string => {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 * 1024 ** 3 ? memory : tmpdir()
}

/** A new folder that any user may enter, and its removal. */
export const temporaryFolder = (within = tmpdir()): { path: string; remove(): void } => {
  const path = mkdtempSync(join(within, 'vereda-test-'))
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
