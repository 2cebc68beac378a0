import { beginDemonstration, demonstrationPassword } from '../../../src/access/passwords/demonstration.ts'
import { buildApp } from '../../../src/app.ts'
import { demoClientOf } from '../../../src/operations/demo/asking.ts'
import { fill } from '../../../src/operations/demo/fill.ts'
import { administrator } from '../../../src/operations/demo/people/cast.ts'
import { renameIn } from '../../../src/operations/demo/people/rename.ts'
import { prepare } from '../../../src/operations/prepare.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'
import { givenDatabase } from '../../database/database.ts'
import { temporaryFolder } from '../../running/temporary-folder.ts'

/** The demonstration, filled as `npm run demo` fills it. */
export const givenDemonstration = async () => {
  beginDemonstration()
  const folder = temporaryFolder()
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_SECOND: '0',
    MIN_FREE_MB: '0',
    DATA_DIR: folder.path,
    ADMIN_USERNAME: administrator.username,
    ADMIN_EMAIL: 'admin@vereda.example',
    ADMIN_PASSWORD: demonstrationPassword,
  })
  const database = await givenDatabase()
  await prepare(database, settings)
  const app = await buildApp({ database, settings: { ...settings, photoNiceness: 0 } })
  await fill(app, renameIn(database.db), new Date())
  return {
    asking: demoClientOf(app),
    close: async () => {
      await app.close()
      await database.close()
      folder.remove()
    },
  }
}
