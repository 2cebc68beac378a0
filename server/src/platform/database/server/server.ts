import { Socket } from 'node:net'
import pg from 'pg'
import type { Engine } from '../engine.ts'
import { parsers } from '../parsers.ts'
import { within } from '../sessions/within.ts'
import { openLeases } from './leases.ts'
import { runNameless, runOn } from './run-on.ts'
import { plainSocket } from './socket.ts'

export type ServerSettings = {
  databaseUrl: string
  /**
   * Where `databaseUrl` leads to a pool that gives each transaction a session of its choice: the address of PostgreSQL
   * itself, for what needs one session from its beginning to its end.
   */
  sessionUrl?: string | null
  /** Milliseconds for one statement, enforced by the server itself. */
  deadline: number
  poolSize: number
  /** Milliseconds after which a connection that nobody uses is closed, all but the last one. */
  idle?: number
  warn(line: string): void
}

const longestConnect = 5000

/** Milliseconds after which a connection that nobody needed goes back to the pool. */
const longestUnused = 1000

/** Sessions at once without a limit of time, where they do not come from the pool. */
const mostPatients = 5

/** As the driver asks for it; an encrypted one it makes itself around a usual socket. */
const plainOrEncrypted = (...[connection]: { ssl?: unknown }[]) =>
  connection?.ssl ? new Socket() : plainSocket()

/** How long a transaction may wait for our own code: far longer than any does, unless its holder hangs. */
const idleTime = (deadline: number) => 4 * deadline

const sessionOf = (deadline: number) => `
  set timezone = 'UTC';
  set datestyle = 'ISO';
  set statement_timeout = ${Math.round(deadline)};
  set idle_in_transaction_session_timeout = ${Math.round(idleTime(deadline))}`

const withoutLimits = 'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0'

/** A PostgreSQL server behind a pool: lost connections leave the pool and new ones take their place. */
export const serverEngine = ({
  databaseUrl,
  sessionUrl = null,
  deadline,
  poolSize,
  warn,
  idle = 10_000,
}: ServerSettings): Engine => {
  const isPooled = sessionUrl !== null
  const poolOf = (connectionString: string, setUp: string | null, sizes: { min: number; max: number }) => {
    const pool = new pg.Pool({
      connectionString,
      ...sizes,
      idleTimeoutMillis: idle,
      connectionTimeoutMillis: Math.min(longestConnect, deadline),
      keepAlive: true,
      application_name: 'vereda',
      types: parsers,
      stream: plainOrEncrypted,
      ...(setUp !== null && {
        onConnect: async (client) => {
          // As statements, because a connection pooler in between refuses them as parameters of the connection.
          await client.query(setUp)
        },
      }),
    })
    pool.on('error', (error) => warn(`An idle database connection was lost: ${error.message}`))
    // A connection lost while it is held between two statements says so here; unheard, it would end the process.
    pool.on('connect', (client) => client.on('error', () => {}))
    return pool
  }
  // One stays also when there is nothing to do, so that a restore sees that a server is running.
  const pool = poolOf(databaseUrl, isPooled ? null : sessionOf(deadline), { min: 1, max: poolSize })
  const patients = isPooled ? poolOf(sessionUrl, sessionOf(deadline), { min: 0, max: mostPatients }) : pool

  const { lend, take, close, freeCount } = openLeases(
    pool,
    Math.min(idle, longestUnused),
    isPooled ? runNameless : runOn,
  )

  return {
    takeFree: take,
    counts: () => ({
      open: pool.totalCount,
      free: pool.idleCount + freeCount(),
      waiting: pool.waitingCount,
    }),
    acquire: async (milliseconds) => {
      const patient = milliseconds === null
      const free = patient ? null : take()
      if (free) return free
      const connecting = (patient ? patients : pool).connect()
      const client = await within(milliseconds, connecting, 'waiting for a connection').catch(
        (error: unknown) => {
          connecting.then(
            (late) => late.release(),
            () => {},
          )
          throw error
        },
      )
      if (!patient) return lend(client)
      await client.query(withoutLimits).catch((error: Error) => {
        client.release(true)
        throw error
      })
      // A session that had no time limit does not go back among those that have one.
      return { run: (statements) => runOn(client, statements), release: () => client.release(true) }
    },
    close: async () => {
      close()
      await Promise.all([...new Set([pool, patients])].map((each) => each.end()))
    },
  }
}
