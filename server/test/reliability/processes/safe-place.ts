import { migrate } from '../../../src/platform/database/migrate.ts'
import { type DatabaseSettings, openDatabase } from '../../../src/platform/database/open.ts'
import { engine, givenPlace } from '../../database/database.ts'
import { migrations } from '../../database/migrations.ts'
import { type Postgres, startPostgres } from '../../database/postgres.ts'
import { temporaryFolder } from '../../running/temporary-folder.ts'

type SafePlace = {
  place: DatabaseSettings
  /** What a server that listens there is told. */
  env: Record<string, string> & { DATA_DIR: string }
  remove(): Promise<void>
}

/**
 * A migrated database that the server agrees to run on in production: one that keeps what it acknowledged. A database
 * server may be one that was started already.
 */
export const givenSafePlace = async (started?: Postgres): Promise<SafePlace> => {
  const files = temporaryFolder()
  const postgres = engine() === 'embedded' ? null : (started ?? (await startPostgres({ safe: true })))
  const place = postgres ? { databaseUrl: postgres.url(), dataDir: '' } : await givenPlace()
  const database = await openDatabase(place)
  await migrate(database, migrations)
  await database.close()
  const env = {
    DATA_DIR: place.dataDir || files.path,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    RATE_LIMIT_PER_SECOND: '0',
  }
  const remove = async () => {
    files.remove()
    await postgres?.remove()
  }
  return { place, env, remove }
}
