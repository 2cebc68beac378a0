import { Kysely } from 'kysely'
import type { Db } from './db.ts'
import { dialect } from './dialect.ts'
import { startFolderMaintenance } from './embedded/maintenance.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import type { Engine, SessionCounts } from './engine.ts'
import { thrownFor } from './failures/errors.ts'
import { openReplica, type Replica } from './replica/open-replica.ts'
import { openServer } from './server/open-server.ts'
import { allowOwnSessions } from './sessions/own-session.ts'
import { within } from './sessions/within.ts'
import type { Tables } from './tables.ts'

export type DatabaseSettings = {
  /** `postgres://…`, or null for the database embedded in this process. */
  databaseUrl: string | null
  /** PostgreSQL itself, where `databaseUrl` leads to a pool in transaction mode (decision 201). */
  databaseSessionUrl?: string | null
  /** A standby of that server for reads that may be a little old, and how many seconds. */
  databaseReplicaUrl?: string | null
  databaseReplicaSeconds?: number
  /** Folder of the embedded database and of its lock. */
  dataDir: string
  /** Milliseconds for a query or a whole transaction, the wait for a session included. */
  deadline?: number
  /** Most connections to a server. */
  poolSize?: number
  /** Tests and measurements only: a database that may lose what it acknowledged. */
  allowUnsafe?: boolean
  /** Tests only: bytes of disk without which the embedded database writes nothing. */
  leastRoom?: number
  /** Takes one line for the log. */
  warn?: (line: string) => void
  /** Called when no other process has the embedded database, before it is opened; with a server, before it is asked. */
  admitted?: () => void
  /** Watches what is run, where somebody wants traces. */
  watch?: (engine: Engine) => Engine
  /** Answers a line sent to the embedded database's lock by another process (such as a backup). */
  answer?: (line: string) => Promise<string>
}

export type Database = {
  db: Db
  kind: 'embedded' | 'server'
  /** Resolves when the database answers in time, else rejects with `unavailable`. */
  ping(milliseconds: number): Promise<void>
  /**
   * One session without a deadline, for migrations, copies and the operator's commands; on the embedded database nobody
   * else gets in meanwhile.
   */
  patiently<Result>(use: (db: Db) => Promise<Result>): Promise<Result>
  sessions(): SessionCounts
  replica: Replica | null
  /** How many times the embedded database told the disk to keep what was written; 0 for a server. */
  syncs(): number
  close(): Promise<void>
}

const replicaSeconds = 5

/** Where one is set. */
const replicaOf = (
  db: Db,
  isPooled: boolean,
  settings: Omit<DatabaseSettings, 'databaseUrl'> & Required<Pick<DatabaseSettings, 'poolSize' | 'warn'>>,
) => {
  const { databaseReplicaUrl: replicaUrl, databaseReplicaSeconds: mostSeconds = replicaSeconds } = settings
  const { poolSize, warn, watch } = settings
  return replicaUrl ? openReplica(db, { replicaUrl, isPooled, mostSeconds, poolSize, warn, watch }) : null
}

const defaults = { deadline: 8000, poolSize: 20, allowUnsafe: false, warn: () => {}, admitted: () => {} }

/** Opens the database; rejects with a refusal (one line for the operator) when it cannot or must not be used. */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const { databaseUrl, databaseSessionUrl: sessionUrl = null, ...rest } = { ...defaults, ...settings }
  const {
    engine: own,
    syncs,
    letGo,
  } = databaseUrl === null ? await openEmbedded(rest) : await openServer({ databaseUrl, sessionUrl, ...rest })
  const engine = rest.watch?.(own) ?? own
  const db = new Kysely<Tables>({ dialect: dialect(engine, rest.deadline) })
  allowOwnSessions(db, engine, rest.deadline)
  const patient = new Kysely<Tables>({ dialect: dialect(engine, null) })
  const stopMaintenance = databaseUrl === null ? startFolderMaintenance(patient, rest.warn) : () => {}
  const replica = replicaOf(db, sessionUrl !== null, rest)
  let closing: Promise<void> | undefined
  return {
    db,
    kind: databaseUrl === null ? 'embedded' : 'server',
    ping: (milliseconds) => within(milliseconds, ping(engine, milliseconds), 'a ping').catch(toProblem),
    patiently: (use) => patient.connection().execute(use),
    sessions: engine.counts,
    replica,
    syncs,
    close: () => {
      stopMaintenance()
      closing ??= Promise.resolve(replica?.close()).then(engine.close).then(letGo)
      return closing
    },
  }
}

/** The session is released when its answer comes, however late, and is not discarded for being slow. */
const ping = async (engine: Engine, milliseconds: number): Promise<void> => {
  const session = await engine.acquire(milliseconds)
  let broken = true
  try {
    await session.run([{ text: 'select 1', parameters: [] }])
    broken = false
  } finally {
    session.release(broken)
  }
}

const toProblem = (error: unknown): never => {
  throw thrownFor(error)
}
