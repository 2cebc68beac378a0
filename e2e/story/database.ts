import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startPostgres } from '../../server/test/database/postgres.ts'
import { inMemory } from '../../server/test/running/temporary-folder.ts'
import { startServer } from './server.ts'

/**
 * `TEST_ENGINE=embedded` runs the stories on the embedded database, as `npm run reliability -- both-databases` does.
 */
const isEmbedded = process.env.TEST_ENGINE === 'embedded'

const onServer = async (address: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/** The address of a prepared database with its first administrator; none for the embedded one. */
export const preparedDatabase = async (): Promise<string> => {
  const address = process.env.STORIES_DATABASE
  if (address === undefined) return ''
  const url = new URL(address)
  url.pathname = `stories_${randomUUID().slice(0, 8)}`
  await onServer(address, `create database ${url.pathname.slice(1)} template prepared strategy file_copy`)
  return url.href
}

/** Starts a PostgreSQL server once for a run, with a database that each worker copies. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (isEmbedded) return
  const postgres = await startPostgres({ safe: true, within: inMemory() })
  await onServer(postgres.url(), 'create database prepared')
  await (await startServer({ DATABASE_URL: postgres.url('prepared') })).stop()
  process.env.STORIES_DATABASE = postgres.url()
  return () => postgres.remove()
}
