import pg from 'pg'
import { prepare } from '../../server/src/operations/prepare.ts'
import { openDatabase } from '../../server/src/platform/database/open.ts'
import { readSettings } from '../../server/src/platform/settings/settings.ts'
import { type Postgres, startPostgres } from '../../server/test/database/postgres.ts'
import { hashOf, people, tokenOf } from './people.ts'
import type { Size } from './size.ts'
import { countsOfRegions, stepsFor, withoutChecks } from './steps.ts'

/** Typical settings for this machine; commits are durable, as in production. */
const setUp = async (postgres: Postgres): Promise<void> => {
  await using(postgres.url(), async (client) => {
    await client.query(`alter system set shared_buffers = '512MB'`)
    await client.query(`alter system set max_wal_size = '4GB'`)
    await client.query(`alter system set random_page_cost = 1.1`)
    await client.query('create database bench')
  })
  await postgres.restart('fast')
}

export const using = async <Answer>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return work(client).finally(() => client.end())
}

type Report = (line: string) => void

/** Constraints are disabled while filling, and the regions' counts are computed at the end. */
const fill = async (client: pg.Client, size: Size, report: Report): Promise<void> => {
  await client.query(withoutChecks)
  for (const { what, sql } of stepsFor(size)) {
    const started = performance.now()
    const { rowCount } = await client.query(sql)
    report(
      `${what.padEnd(20)} ${String(rowCount).padStart(9)} rows ${seconds(started).toFixed(1).padStart(6)} s`,
    )
  }
  await client.query(countsOfRegions)
}

/** Sessions of the benchmark's people, valid for a day. */
export const signInStatements = ({ schools }: Size) => {
  const persons = Array.from({ length: Math.min(400, people.school(schools)) }, (_, at) => at + 1)
  return [
    {
      text: `insert into sessions (user_id, remember, ends_at) select person, false, now() + interval '1 day'
        from unnest($1::int[]) as person`,
      values: [persons],
    },
    {
      text: `insert into tokens (hash, session_id, kind, generation, nonce, expires_at)
        select given.hash, sessions.id, 'access', 1, '\\x00', now() + interval '1 day'
        from unnest($1::int[], $2::bytea[]) as given (person, hash) join sessions on sessions.user_id = given.person`,
      values: [persons, persons.map((person) => hashOf(tokenOf(person)))],
    },
  ]
}

const seconds = (since: number): number => (performance.now() - since) / 1000

/** Instrument, places, people and evaluations in an empty database. */
const fillDatabase = async (url: string, size: Size, report: Report): Promise<void> => {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' })
  await prepare(database, readSettings({}))
  await database.close()
  await using(url, async (client) => {
    await fill(client, size, report)
    for (const statement of signInStatements(size)) await client.query(statement)
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })
}

/** A PostgreSQL server with a filled database, and a function that ends it; progress is reported. */
export const openData = async (
  size: Size,
  report: Report = console.log,
): Promise<{ postgres: Postgres; url: string }> => {
  const postgres = await startPostgres({ safe: true })
  try {
    await setUp(postgres)
    const url = postgres.url('bench')
    await fillDatabase(url, size, report)
    return { postgres, url }
  } catch (error) {
    await postgres.remove()
    throw error
  }
}
