import type { Traces } from './operations/traces/open-traces.ts'
import { hasCluster } from './platform/database/embedded/create-cluster.ts'
import { noteMove } from './platform/database/embedded/moved.ts'
import { clusterIn } from './platform/database/embedded/open-embedded.ts'
import { openDatabase } from './platform/database/open.ts'
import { readSettings, type Settings } from './platform/settings/settings.ts'
import { warningsOf } from './platform/settings/settings-warnings.ts'
import { assertPortFree, serve, stop } from './serve.ts'
import { startLog } from './start-log.ts'

/** Minutes may pass until the server listens, and who waits should know of what. */
const beginning = ({ databaseUrl, dataDir }: Settings): string => {
  if (databaseUrl !== null) return 'Starting: the database is brought up to date'
  if (hasCluster(clusterIn(dataDir)))
    return `Starting: the database in ${dataDir} is opened and brought up to date`
  return `Starting for the first time in ${dataDir}: the database is made, which takes some minutes on a slow machine`
}

const readTheRest = () =>
  Promise.all([
    import('./app.ts'),
    import('./operations/prepare.ts'),
    import('./operations/show-setup-link.ts'),
    import('./operations/admin/orders/take-orders.ts'),
    import('./operations/admin/restore/own-place.ts'),
  ])

/** Nothing of it is read where nobody wants traces. */
const tracesOf = async ({ tracesTo }: Settings): Promise<Traces | null> =>
  tracesTo && (await import('./operations/traces/open-traces.ts')).openTraces(tracesTo)

/**
 * All that a server is beside its database is read while that opens, and not before the folder is this process's own:
 * who finds another one there says so at once.
 */
const start = async (): Promise<void> => {
  const settings = readSettings(process.env)
  const { databaseUrl, databaseSessionUrl, databaseReplicaUrl, databaseReplicaSeconds, dataDir } = settings
  await assertPortFree(settings)
  startLog(settings.logLevel)(beginning(settings))
  const traces = await tracesOf(settings)
  let admitted = () => {}
  const reading = new Promise<void>((mayBegin) => {
    admitted = mayBegin
  }).then(readTheRest)
  let takeOrder = async (_line: string): Promise<string> => 'the server is starting'
  const database = await openDatabase({
    databaseUrl,
    databaseSessionUrl,
    databaseReplicaUrl,
    databaseReplicaSeconds,
    dataDir,
    admitted,
    warn: (line) => process.stderr.write(`${line}\n`),
    answer: (line) => takeOrder(line),
    ...(traces && { watch: traces.engine }),
  })
  const [{ buildApp }, { prepare }, { showSetupLink }, { takingOrders }, { sweepPlaces }] = await reading
  const { setupLink } = await prepare(database, settings)
  if (databaseUrl !== null) await noteMove(dataDir, databaseUrl)
  const swept = await sweepPlaces(dataDir)
  const app = await buildApp({ database, settings, ...(traces && { traces }) })
  for (const warning of warningsOf(settings)) app.log.warn(warning)
  if (swept > 0) app.log.warn({ swept }, 'what a drill or a restore that was cut off had left was taken away')
  await serve(app, database, settings)
  takeOrder = takingOrders({ database, settings })
  await showSetupLink(setupLink, {
    dataDir,
    isTerminal: process.stdout.isTTY === true,
    write: (text) => process.stdout.write(text),
    log: (facts, message) => app.log.info(facts, message),
  })
}

start().catch(stop)
