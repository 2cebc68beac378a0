import { beginDemonstration, demonstrationPassword } from '../../server/src/access/passwords/demonstration.ts'
import { buildApp } from '../../server/src/app.ts'
import { emptyQueue } from '../../server/src/messages/emails/queries.ts'
import { fill } from '../../server/src/operations/demo/fill.ts'
import { administrator } from '../../server/src/operations/demo/people/cast.ts'
import { renameIn } from '../../server/src/operations/demo/people/rename.ts'
import { prepare } from '../../server/src/operations/prepare.ts'
import { confirmEverybody } from '../../server/src/people/email-addresses/queries.ts'
import { openDatabase } from '../../server/src/platform/database/open.ts'
import { readSettings } from '../../server/src/platform/settings/settings.ts'

/** By the product's own calls, into the configured database and storage. */
const fillDatabase = async (): Promise<void> => {
  const settings = readSettings({
    ...process.env,
    ADMIN_USERNAME: administrator.username,
    ADMIN_EMAIL: `${administrator.username}@vereda.example`,
    ADMIN_PASSWORD: demonstrationPassword,
  })
  const { databaseUrl, databaseSessionUrl, dataDir } = settings
  const database = await openDatabase({ databaseUrl, databaseSessionUrl, dataDir, deadline: 300_000 })
  await prepare(database, settings)
  const app = await buildApp({ database, settings: { ...settings, rateLimitPerSecond: 0, photoNiceness: 0 } })
  await fill(app, renameIn(database.db), new Date())
  await confirmEverybody(database.db)
  await emptyQueue(database.db)
  await app.close()
  await database.close()
}

// Only here people may log in with the public password of the README.
beginDemonstration()
if (process.argv.includes('fill')) await fillDatabase()
else await import('../../server/src/main.ts')
