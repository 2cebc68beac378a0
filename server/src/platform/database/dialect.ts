import {
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import type { Engine } from './engine.ts'
import { openSession, sessionOf } from './sessions/open-session.ts'

const begin = ({ isolationLevel, accessMode }: TransactionSettings): string =>
  ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')

/**
 * Kysely over either engine. `deadline` (milliseconds, null for none) covers the wait for a session and all that is
 * done in it.
 */
export const dialect = (engine: Engine, deadline: number | null): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createDriver: () => driver(engine, deadline),
})

const driver = (engine: Engine, deadline: number | null): Driver => {
  return {
    init: async () => {},
    destroy: async () => {},
    acquireConnection: () => openSession(engine, deadline),
    releaseConnection: async (connection) => sessionOf(connection).release(),
    beginTransaction: (connection, settings) => sessionOf(connection).begin(begin(settings)),
    commitTransaction: (connection) => sessionOf(connection).commit(),
    rollbackTransaction: (connection) => sessionOf(connection).rollback(),
  }
}
