import { randomUUID } from 'node:crypto'
import { constants, cpSync } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, type DatabaseSettings, openDatabase } from '../../src/platform/database/open.ts'
import { atTheEnd } from '../running/endings.ts'
import { inMemory, temporaryFolder } from '../running/temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder to copy, or the address of the server that holds the database `template`. */
    databaseTemplate: string
    /** With THROUGH_POOL a pool in transaction mode before that server; else empty. */
    pool: string
  }
}

export type Engine = 'embedded' | 'server'

/** Which database this run of the tests is on. */
export const engine = (): Engine => (process.env['TEST_ENGINE'] === 'server' ? 'server' : 'embedded')

/** A migrated, empty database, gone when it is closed or when the test file ends. */
export const givenDatabase = async (settings: Partial<DatabaseSettings> = {}): Promise<Database> => {
  const place = await newPlace(inMemory())
  const database = await openDatabase({ ...place.settings, allowUnsafe: true, ...settings })
  const ending = atTheEnd(async () => {
    await database.close()
    await place.remove()
  })
  return { ...database, close: ending.do }
}

/**
 * The settings of a migrated, empty database that nobody has opened, gone when the test file ends. Embedded, it is as
 * durable as in production.
 */
export const givenPlace = async (): Promise<DatabaseSettings> => {
  const { settings, remove } = await newPlace()
  atTheEnd(remove)
  return { ...settings, allowUnsafe: engine() === 'server' }
}

const newPlace = async (within?: string): Promise<Place> =>
  engine() === 'server' ? givenServerDatabase() : givenEmbeddedFolder(within)

type Place = {
  settings: Pick<DatabaseSettings, 'databaseUrl' | 'databaseSessionUrl' | 'dataDir'>
  remove(): Promise<void>
}

const givenEmbeddedFolder = (within?: string): Place => {
  const folder = temporaryFolder(within)
  cpSync(inject('databaseTemplate'), folder.path, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return { settings: { databaseUrl: null, dataDir: folder.path }, remove: async () => folder.remove() }
}

const onServer = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('databaseTemplate') })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

const addressesOf = (url: string, name: string) => {
  const pool = inject('pool')
  return pool === ''
    ? { databaseUrl: url, databaseSessionUrl: null }
    : { databaseUrl: `${pool}${name}`, databaseSessionUrl: url }
}

const givenServerDatabase = async (): Promise<Place> => {
  const name = `test_${randomUUID().slice(0, 8)}`
  await onServer(`create database ${name} template template strategy file_copy`)
  const url = new URL(inject('databaseTemplate'))
  url.pathname = `/${name}`
  return {
    settings: { ...addressesOf(url.href, name), dataDir: '' },
    remove: () => onServer(`drop database ${name} with (force)`),
  }
}
