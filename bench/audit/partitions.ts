/**
 * `npx tsx bench/audit/partitions.ts [rows]`: what partitions of the audit by month would bring, compared by a copy
 * in fourteen partitions with the same rows and indexes.
 */

import pg from 'pg'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { openDatabase } from '../../server/src/platform/database/open.ts'
import { migrationsFolder } from '../../server/src/platform/settings/folders.ts'
import { startPostgres } from '../../server/test/database/postgres.ts'

const count = Number(process.argv[2] ?? 1_000_000)
const tables = ['audit', 'audit_parts'] as const
type Table = (typeof tables)[number]

const columns =
  'id, at, actor_id, deed, object_type, object_id, old, new, request_id, personal, personal_hash'

/** A realistic mixture: mostly answers, some downloads, few others, up to now. */
const filling = `
  insert into audit (at, actor_id, deed, object_type, object_id, new, request_id)
  select now() - (400 * 86400.0 / ${count}) * (${count} - n) * interval '1 second', n % 5000 + 1,
    case when n % 10 < 7 then 'result.change' when n % 10 < 9 then 'file.download' else 'comment.create' end,
    case when n % 10 < 7 then 'result' when n % 10 < 9 then 'file' else 'comment' end,
    (n * 7919::bigint % (${count} / 25 + 1))::int + 1, jsonb_build_object('indicator', n % 66, 'option', 'C'),
    gen_random_uuid()
  from generate_series(1, ${count}) n`

/**
 * A partition for each month of 400 days. The primary key must contain the partitioning column, so the id alone is
 * not unique.
 */
const partitioning = [
  `create table audit_parts (like audit including defaults) partition by range (at)`,
  `do $$ begin for month in 0..14 loop
    execute format('create table audit_parts_%s partition of audit_parts for values from (%L) to (%L)', month,
      date_trunc('month', now()) - make_interval(months => 14 - month),
      date_trunc('month', now()) - make_interval(months => 13 - month));
  end loop; end $$`,
  'alter table audit_parts add primary key (id, at)',
  'create index on audit_parts (object_type, object_id, id)',
  'create index on audit_parts (actor_id, id)',
  'create index on audit_parts (deed, id)',
  'create index on audit_parts (at)',
  'create index on audit_parts (object_type, object_id) where personal is not null',
  `insert into audit_parts (${columns}) select ${columns} from audit`,
]

const questions: Record<string, (table: Table) => string> = {
  'one row by its number': (table) => `select * from ${table} where id = ${count >> 1}`,
  'history of one thing': (table) =>
    `select * from ${table} where object_type = 'result' and object_id = 77 order by id desc limit 20`,
  'the last 20 of one person': (table) =>
    `select id from ${table} where actor_id = 77 order by id desc limit 20`,
  'first page of all': (table) => `select * from ${table} order by id desc limit 20`,
  'first page of three days': (table) =>
    `select * from ${table} where at >= now() - interval '33 days' and at < now() - interval '30 days'
     order by at desc, id desc limit 20`,
  'a thousand rows of a seal, by number': (table) =>
    `select count(old) from ${table} where id = any(array(select generate_series(5000, 5999)))`,
}

type Plan = { 'Planning Time': number; 'Execution Time': number; Plan: Record<string, number> }

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

const explained = async (client: pg.Client, statement: string): Promise<string> => {
  const plans: Plan[] = []
  for (let round = 0; round < 9; round += 1) {
    const { rows } = await client.query(`explain (analyze, buffers, timing off, format json) ${statement}`)
    plans.push(rows[0]['QUERY PLAN'][0])
  }
  const of = (value: (plan: Plan) => number) => median(plans.map(value))
  const pages = of(({ Plan: top }) => (top['Shared Hit Blocks'] ?? 0) + (top['Shared Read Blocks'] ?? 0))
  const [planned, done] = [of((plan) => plan['Planning Time']), of((plan) => plan['Execution Time'])]
  return `${pages} pages, ${planned.toFixed(2)} + ${done.toFixed(2)} ms`
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const written = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query("select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as bytes")
  return Number(rows[0].bytes)
}

/** Milliseconds, and MiB of WAL. */
const costOf = async (client: pg.Client, ...statements: string[]): Promise<string> => {
  const before = await written(client)
  const took = await timed(async () => {
    for (const statement of statements) await client.query(statement)
  })
  return `${took.toFixed(0)} ms, ${((await written(client)) - before) >> 20} MiB of log`
}

const row = (what: string, ...cells: string[]) => console.log(`| ${[what, ...cells].join(' | ')} |`)

const measure = async (client: pg.Client): Promise<void> => {
  await client.query(filling)
  for (const statement of partitioning) await client.query(statement)
  await client.query('vacuum (freeze, analyze) audit')
  await client.query('vacuum (freeze, analyze) audit_parts')
  const { rows } = await client.query(
    `select pg_total_relation_size('audit') >> 20 as whole, pg_indexes_size('audit') >> 20 as indexes`,
  )
  console.log(`${count} rows: ${rows[0].whole} MiB, of them indexes ${rows[0].indexes}\n`)
  row('', 'as it is', 'in months')
  row('---', '---', '---')
  for (const [what, question] of Object.entries(questions))
    row(what, await explained(client, question('audit')), await explained(client, question('audit_parts')))
  const adding = (table: Table) => `
    insert into ${table} (id, at, actor_id, deed, object_type, object_id, new, request_id)
    ${table === 'audit' ? 'overriding system value' : ''}
    select ${count} + n, now(), n % 5000, 'result.change', 'result', n % 40000, '{"option":"C"}', gen_random_uuid()
    from generate_series(1, 20000) n`
  row('20,000 new rows', await costOf(client, adding('audit')), await costOf(client, adding('audit_parts')))
  // The second month is the oldest complete one.
  const days = `at < (select min(at) from audit) + interval '30 days'`
  await client.query('alter table audit disable trigger audit_append_only')
  row(
    'thirty days go',
    await costOf(client, `delete from audit where ${days}`, 'vacuum audit'),
    await costOf(client, 'drop table audit_parts_1'),
  )
  row('vacuum afterwards', await costOf(client, 'vacuum audit'), await costOf(client, 'vacuum audit_parts'))
}

const postgres = await startPostgres()
try {
  const database = await openDatabase({ databaseUrl: postgres.url(), dataDir: '', allowUnsafe: true })
  await migrate(database, migrationsFolder)
  await database.close()
  const client = new pg.Client({ connectionString: postgres.url() })
  await client.connect()
  await measure(client).finally(() => client.end())
} finally {
  await postgres.remove()
}
