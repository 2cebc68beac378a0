import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/app.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'
import type { Vereda } from '../vereda.ts'
import { atTheEnd } from './endings.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Another server on the same database, with a folder of its own; it ends before the first. */
export const givenReplica = async (
  { database }: Pick<Vereda, 'database'>,
  env: Record<string, string> = {},
): Promise<FastifyInstance> => {
  const folder = temporaryFolder()
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder.path, MIN_FREE_MB: '0', ...env })
  const app = await buildApp({ database, settings })
  atTheEnd(async () => {
    await app.close()
    folder.remove()
  })
  return app
}
