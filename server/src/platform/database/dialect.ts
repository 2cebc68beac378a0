import {
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import type { Engine } from './engine.ts'
import { heldBy, hold } from './sessions/held.ts'

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
    acquireConnection: () => hold(engine, deadline),
    releaseConnection: async (connection) => heldBy(connection).release(),
    beginTransaction: (connection, settings) => heldBy(connection).begin(begin(settings)),
    commitTransaction: (connection) => heldBy(connection).commit(),
    rollbackTransaction: (connection) => heldBy(connection).rollback(),
  }
}
