import { takingOrders } from './admin/orders/take-orders.ts'
import { buildApp } from './app.ts'
import { openDatabase } from './database/open.ts'
import { prepare } from './prepare.ts'
import { serve, stop } from './serve.ts'
import { readSettings } from './settings.ts'

const start = async (): Promise<void> => {
  const settings = readSettings(process.env)
  const { databaseUrl, dataDir } = settings
  let takeOrder = async (_line: string): Promise<string> => 'the server is starting'
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    warn: (line) => process.stderr.write(`${line}\n`),
    answer: (line) => takeOrder(line),
  })
  const { setupLink } = await prepare(database, settings)
  await serve(await buildApp({ database, settings }), database, settings)
  takeOrder = takingOrders({ database, settings })
  if (setupLink) process.stdout.write(`Make the first administrator here: ${setupLink}\n`)
}

start().catch(stop)
