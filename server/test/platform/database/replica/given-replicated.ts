import { schoolCalls } from 'contract/places/schools'
import type { InjectOptions } from 'fastify'
import pg from 'pg'
import { buildApp } from '../../../../src/app.ts'
import { migrate } from '../../../../src/platform/database/migrate.ts'
import { type DatabaseSettings, openDatabase } from '../../../../src/platform/database/open.ts'
import type { Reader } from '../../../../src/platform/database/replica/open-replica.ts'
import { readSettings } from '../../../../src/platform/settings/settings.ts'
import { migrations } from '../../../database/migrations.ts'
import { startPostgres } from '../../../database/postgres.ts'
import { startStandby } from '../../../database/standby.ts'
import type { Someone } from '../../../given/people.ts'
import { atTheEnd } from '../../../running/endings.ts'
import { temporaryFolder } from '../../../running/temporary-folder.ts'

/** One statement by itself, such as what an operator types. */
export const onDatabase = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A primary with a migrated database, and a hot standby that follows it. */
export const givenStandby = async () => {
  const primary = await startPostgres()
  atTheEnd(primary.remove)
  await onDatabase(primary.url(), 'create database vereda')
  const databaseUrl = primary.url('vereda')
  const database = await openDatabase({ databaseUrl, dataDir: '', allowUnsafe: true })
  await migrate(database, migrations)
  await database.close()
  const standby = await startStandby(primary)
  atTheEnd(standby.remove)
  return {
    primary,
    standby,
    databaseUrl,
    databaseReplicaUrl: standby.url('vereda'),
    /** What is written on the primary comes to the standby no more, until it goes on. */
    pauseReplay: () => onDatabase(standby.url('vereda'), 'select pg_wal_replay_pause()'),
    resumeReplay: () => onDatabase(standby.url('vereda'), 'select pg_wal_replay_resume()'),
  }
}

/** A server of ours on both. */
export const givenReader = async (addresses: Partial<DatabaseSettings> & { databaseUrl: string }) => {
  const folder = temporaryFolder()
  const database = await openDatabase({ dataDir: folder.path, allowUnsafe: true, ...addresses })
  const settings = readSettings({
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_SECOND: '0',
    MIN_FREE_MB: '0',
    DATA_DIR: folder.path,
  })
  const log: string[] = []
  const app = await buildApp({ database, settings, log: { write: (line) => void log.push(line) } })
  atTheEnd(async () => {
    await app.close()
    await database.close()
    folder.remove()
  })
  const ask = async (as: Someone, url: string, more: InjectOptions = {}) => {
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${as.token}` }, ...more })
    return { status: answer.statusCode, age: Number(answer.headers['data-age']), body: answer.json() }
  }
  return {
    app,
    log,
    database,
    db: database.db,
    ask,
    /** Names of the schools that somebody sees in the list, and how many seconds old that may be. */
    schoolsOf: async (as: Someone) => {
      const { status, age, body } = await ask(as, schoolCalls.list.path)
      return { status, age, names: (body.results ?? []).map(({ name }: { name: string }) => name) }
    },
    addSchool: (as: Someone, region: number, name: string) =>
      ask(as, schoolCalls.create.path, {
        method: 'POST',
        payload: { name, region, management: 'public', type_of_school: 'special' },
      }),
    isReading: () => database.replica?.state().isUsed,
    readsBy: (reader: Reader) => database.replica?.state().reads[reader] ?? 0,
  }
}
