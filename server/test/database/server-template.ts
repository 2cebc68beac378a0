import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openDatabase } from '../../src/platform/database/open.ts'
import { migrations } from './migrations.ts'
import { startPooler } from './pooler.ts'
import { startPostgres } from './postgres.ts'

/** Once for a run: a PostgreSQL server with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const client = new pg.Client({ connectionString: postgres.url() })
  await client.connect()
  await client.query('create database template')
  await client.end()
  const database = await openDatabase({
    databaseUrl: postgres.url('template'),
    dataDir: '',
    allowUnsafe: true,
  })
  await migrate(database, migrations)
  await database.close()
  project.provide('databaseTemplate', postgres.url())
  const pool = process.env['THROUGH_POOL'] ? await startPooler(postgres.url()) : null
  project.provide('pool', pool?.url('') ?? '')
  return async () => {
    await pool?.stop()
    await postgres.remove()
  }
}
