import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCluster } from '../../src/platform/database/embedded/create-cluster.ts'
import { temporaryFolder } from '../running/temporary-folder.ts'

/** Which packages the server has, and with them which PGlite makes a cluster. */
const fingerprint = (): string =>
  createHash('sha256')
    .update(readFileSync(new URL('../../package.json', import.meta.url)))
    .digest('hex')
    .slice(0, 12)

/**
 * Once for a machine: an embedded database as it begins, before any migration. What is opened in the tests' own
 * processes begins from a copy; servers and commands that tests start make theirs, as in
 * production, but for the drills of a night.
 */
export const setup = async (): Promise<void> => {
  const stored = join(tmpdir(), `vereda-test-empty-cluster-${process.getuid?.() ?? 0}-${fingerprint()}`)
  if (!existsSync(stored)) {
    const folder = temporaryFolder()
    try {
      await createCluster(join(folder.path, 'database'), false)
      renameSync(join(folder.path, 'database'), stored)
    } catch (error) {
      if (!existsSync(stored)) throw error
    } finally {
      folder.remove()
    }
  }
  process.env['EMPTY_CLUSTER'] = stored
}
