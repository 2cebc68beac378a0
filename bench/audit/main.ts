/**
 * `tsx bench/audit/main.ts [rows]`: the cost of the audit's hash chain, and of its lists with a million rows, on a
 * PostgreSQL server with fsync on; the lists on the embedded database too.
 */

import type { Actor } from 'contract/access/scope'
import type { AuditList, historyCalls } from 'contract/insight/history'
import { sql } from 'kysely'
import type { z } from 'zod'
import { auditList, historyOf } from '../../server/src/insight/history/queries.ts'
import { record } from '../../server/src/platform/audit/queries.ts'
import { sealAudit } from '../../server/src/platform/audit/seals/seal.ts'
import { verifyAudit } from '../../server/src/platform/audit/seals/verify.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { type Database, openDatabase } from '../../server/src/platform/database/open.ts'
import { migrationsFolder } from '../../server/src/platform/settings/folders.ts'
import { startPostgres } from '../../server/test/database/postgres.ts'
import { temporaryFolder } from '../../server/test/running/temporary-folder.ts'

const count = Number(process.argv[2] ?? 1_000_000)
const say = (line: string) => process.stdout.write(`${line}\n`)

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/**
 * The alternative that was not chosen: each row is chained when written, so transactions wait for each other's
 * commit.
 */
const chainedAtOnce = `
  create table chained (id bigint primary key, hash bytea not null);
  create function chain_at_once() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7022099);
    insert into chained select new.id, sha256(coalesce((select hash from chained order by id desc limit 1), '')
      || convert_to(to_jsonb(new)::text, 'UTF8'));
    return null;
  end $$;
  create trigger chained after insert on audit for each row execute function chain_at_once()`

const writes = async ({ db }: Database, clients: number, each: number): Promise<number> => {
  const client = async () => {
    for (let at = 0; at < each; at += 1)
      await db.transaction().execute(async (inside) => {
        const request = { db: inside, actor: null, request: { id: 'bench' } }
        await record(
          request,
          'result.create',
          { type: 'result', id: at },
          { new: { indicator: at, option: 'C' } },
        )
        await sql`select pg_sleep(0.002)`.execute(inside)
      })
  }
  const took = await timed(() => Promise.all(Array.from({ length: clients }, client)))
  return Math.round((clients * each * 1000) / took)
}

/** A realistic mixture: mostly results, some downloads, few others. */
const fill = async ({ patiently }: Database): Promise<void> => {
  await patiently(async (db) => {
    await sql`
      insert into audit (at, actor_id, deed, object_type, object_id, new, request_id)
      select now() - make_interval(secs => (${count}::int - n) * 30), n % 5000 + 1,
        case when n % 10 < 7 then 'result.change' when n % 10 < 9 then 'file.download' else 'comment.create' end,
        case when n % 10 < 7 then 'result' when n % 10 < 9 then 'file' else 'comment' end,
        n % 40000 + 1, jsonb_build_object('indicator', n % 66, 'option', 'C'), gen_random_uuid()
      from generate_series(1, ${count}::int) n`.execute(db)
    await sql`vacuum (analyze) audit`.execute(db)
  })
}

type Query = z.output<typeof AuditList>
const paging = { page: 1, page_size: 20 }
const lists: Record<string, Partial<Query>> = {
  'audit, first page': {},
  'audit of one person': { actor: 77 },
  'audit of a deed': { deed: 'file.download' },
  'audit of a kind': { object_type: 'comment' },
  'audit: who downloaded a file': { object_type: 'file', object_id: 78, deed: 'file.download' },
  'audit of three days': { from: '2026-05-01', to: '2026-05-03' },
  'audit, page 1000': { page: 1000 },
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

const reader: Actor = { id: 1, role: 0, is_superuser: true, areas: [] }

const readLists = async ({ db }: Database): Promise<void> => {
  const history = { ...paging, object_type: 'result', object_id: 77 } as z.output<
    (typeof historyCalls)['history']['query']
  >
  const all: [string, () => Promise<unknown>][] = [
    ['history of a row', () => historyOf(db, reader, history)],
    ...Object.entries(lists).map(
      ([name, query]) =>
        [name, () => auditList(db, 'en', { ...paging, ...query })] as [string, () => Promise<unknown>],
    ),
  ]
  for (const [name, ask] of all) {
    const took: number[] = []
    for (let round = 0; round < 5; round += 1) took.push(await timed(ask))
    say(`| ${name} | ${median(took).toFixed(1)} ms |`)
  }
}

const postgres = await startPostgres({ safe: true })
const folder = temporaryFolder()
try {
  const database = await openDatabase({ databaseUrl: postgres.url(), dataDir: '' })
  await migrate(database, migrationsFolder)
  await writes(database, 8, 50)
  say(`writes a second, 8 clients, chained afterwards: ${await writes(database, 8, 400)}`)
  await sql.raw(chainedAtOnce).execute(database.db)
  say(`writes a second, 8 clients, chained at once: ${await writes(database, 8, 400)}`)
  await sql`drop trigger chained on audit`.execute(database.db)

  say(`filling: ${Math.round(await timed(() => fill(database)))} ms for ${count} rows`)
  const sealing = await timed(() => sealAudit(database.db))
  say(`sealing all of them: ${Math.round(sealing)} ms`)
  say(`a minute's sealing with nothing to do: ${(await timed(() => sealAudit(database.db))).toFixed(1)} ms`)
  say(`verifying: ${Math.round(await timed(() => verifyAudit(database.db)))} ms`)
  say('PostgreSQL:')
  await readLists(database)
  await database.close()

  const embedded = await openDatabase({ databaseUrl: null, dataDir: folder.path, allowUnsafe: true })
  await migrate(embedded, migrationsFolder)
  await fill(embedded)
  say('embedded:')
  await readLists(embedded)
  await embedded.close()
} finally {
  await postgres.remove()
  folder.remove()
}
