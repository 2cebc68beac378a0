import { sql } from 'kysely'
import { type Database, type DatabaseSettings, openDatabase } from '../../../src/platform/database/open.ts'

/*
 * A process that opens a database and writes what it is told to, saying so only when it is committed; run by
 * writing-process.ts. Each write is two rows in one transaction, so that a half-written one shows.
 */
export type ToWriter = { open: DatabaseSettings } | { write: number } | 'close'
export type FromWriter =
  | 'loaded'
  | { opened: number }
  | { refused: string; after: number }
  | { written: number }
  | { failed: number; code: unknown }

const send = (message: FromWriter) => process.send?.(message)

const open = async (settings: DatabaseSettings): Promise<Database> => {
  const started = Date.now()
  try {
    const database = await openDatabase(settings)
    await sql`create table if not exists written (id integer primary key, filler text);
      create table if not exists noted (id integer primary key)`.execute(database.db)
    send({ opened: Date.now() - started })
    return database
  } catch (error) {
    send({ refused: (error as Error).message, after: Date.now() - started })
    throw error
  }
}

const write = ({ db }: Database, id: number) =>
  db.transaction().execute(async (transaction) => {
    await sql`insert into written values (${id}, ${'x'.repeat(id % 500)})`.execute(transaction)
    await sql`insert into noted values (${id})`.execute(transaction)
  })

let database: Promise<Database> | undefined

process.on('message', async (message: ToWriter) => {
  if (message === 'close') {
    await (await database)?.close()
    process.disconnect()
  } else if ('open' in message) {
    database = open(message.open)
    database.catch(() => process.exit(1))
  } else if (database) {
    await write(await database, message.write).then(
      () => send({ written: message.write }),
      (error: { code?: unknown }) => send({ failed: message.write, code: error.code }),
    )
  }
})

send('loaded')
