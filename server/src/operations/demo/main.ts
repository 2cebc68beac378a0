import { beginDemonstration, demonstrationPassword } from '../../access/passwords/demonstration.ts'
import { buildApp } from '../../app.ts'
import { emptyQueue } from '../../messages/emails/queries.ts'
import { confirmEverybody } from '../../people/email-addresses/queries.ts'
import { type Database, openDatabase } from '../../platform/database/open.ts'
import { readSettings, type Settings } from '../../platform/settings/settings.ts'
import { assertPortFree, serve, stop } from '../../serve.ts'
import { takingOrders } from '../admin/orders/take-orders.ts'
import { prepare } from '../prepare.ts'
import { fill } from './fill.ts'
import { isFilled, markFilled } from './folder.ts'
import { administrator } from './people/cast.ts'
import { renameIn } from './people/rename.ts'
import { welcome } from './welcome.ts'

const { DATA_DIR = './demo-data', PORT, HOST, PUBLIC_BASE_URL, LOG_LEVEL = 'warn' } = process.env

/** Only the address to listen on can be set: the demonstration is the same everywhere. */
const demonstrationSettings = (): Settings =>
  readSettings({
    PORT,
    HOST,
    PUBLIC_BASE_URL,
    LOG_LEVEL,
    DATA_DIR,
    MIN_FREE_MB: '100',
    ADMIN_USERNAME: administrator.username,
    ADMIN_EMAIL: `${administrator.username}@vereda.example`,
    ADMIN_PASSWORD: demonstrationPassword,
  })

/** The answer to commands during the filling. */
const busy = 'the demonstration is being filled'

const open = async (settings: Settings, isSafe: boolean): Promise<Database> => {
  const { databaseUrl, dataDir } = settings
  // no deadline for a call during the filling, however busy the machine is
  const patience = isSafe ? {} : { allowUnsafe: true, deadline: 300_000 }
  let takeOrder = async (_line: string): Promise<string> => busy
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    answer: (line) => takeOrder(line),
    ...patience,
  })
  await prepare(database, settings)
  if (isSafe) takeOrder = takingOrders({ database, settings })
  return database
}

/** An interrupted filling begins anew, so nothing is synced to the disk. */
const fillFolder = async (settings: Settings): Promise<void> => {
  process.stdout.write('Filling the demonstration: places, people, evaluations and their evidence …\n')
  const database = await open(settings, false)
  const app = await buildApp({ database, settings: { ...settings, rateLimitPerSecond: 0, photoNiceness: 0 } })
  await fill(app, renameIn(database.db), new Date())
  await confirmEverybody(database.db)
  await emptyQueue(database.db)
  await app.close()
  await database.close()
  markFilled(settings.dataDir)
}

const start = async (): Promise<void> => {
  const started = performance.now()
  beginDemonstration()
  const settings = demonstrationSettings()
  await assertPortFree(settings, 'try PORT=8001 npm run demo')
  if (!(await isFilled(settings.dataDir))) await fillFolder(settings)
  const database = await open(settings, true)
  await serve(await buildApp({ database, settings }), database, settings)
  process.stdout.write(welcome(settings.publicBaseUrl, (performance.now() - started) / 1000))
}

start().catch(stop)
