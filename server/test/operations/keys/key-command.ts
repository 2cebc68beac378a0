import { orders } from '../../../src/operations/admin/orders/take-orders.ts'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'

// A command in a process of its own, which can be killed, on a database of the tests, which may lose what it wrote.
const [name = '', options = '{}'] = process.argv.slice(2)
const settings = readSettings(process.env)
const { databaseUrl, dataDir } = settings
const database = await openDatabase({ databaseUrl, dataDir, allowUnsafe: true })
await orders[name]?.({ database, settings }, JSON.parse(options))
await database.close()
