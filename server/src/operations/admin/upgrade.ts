import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { assertNotMoved } from '../../platform/database/embedded/moved.ts'
import { refusal } from '../../platform/database/failures/refusal.ts'
import { appliedIn, assertKnown, missingMigrations } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open.ts'
import { migrationsFolder } from '../../platform/settings/folders.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { latestRuns } from '../runs/queries.ts'
import { version } from '../status/version.ts'
import { isServerRunning } from './ask-server.ts'
import { hasDatabase } from './has-database.ts'
import { type CommandResult, result } from './orders/order.ts'

/** The comment at the head of a migration. */
const purposeOf = (text: string): string => {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => !line.startsWith('--'))
  return lines
    .slice(0, end === -1 ? lines.length : end)
    .map((line) => line.replace(/^--\s*/, ''))
    .join(' ')
}

/** Words at the place of a table's name in a statement; not all are tables. */
const namesIn = (text: string): Set<string> =>
  new Set(
    [
      ...text.matchAll(
        /\b(?:alter table(?: if exists)?(?: only)?|update|insert into|delete from|drop table(?: if exists)?|on)\s+([a-z_]+)/gi,
      ),
    ].map(([, name = '']) => name),
  )

type TableSize = { name: string; rows: string; size: string }

/** Rows as PostgreSQL estimates them: by the last analysis, or by the rows written since statistics began. */
const tableSizes = async (db: Db): Promise<TableSize[]> =>
  (
    await sql<TableSize>`
      select relname as name, greatest(reltuples, pg_stat_get_live_tuples(oid), 0)::bigint::text as rows,
        pg_size_pretty(pg_total_relation_size(oid)) as size
      from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
      order by relname`.execute(db)
  ).rows

const stepLine = (sizes: TableSize[], { name, text }: { name: string; text: string }): string => {
  const names = namesIn(text)
  const changed = sizes.filter((table) => names.has(table.name))
  const tables = changed.map(({ name, rows, size }) => `${name}, about ${rows} rows, ${size}`).join('; ')
  const sentences = [purposeOf(text), tables && `Changes ${tables}`].filter(Boolean)
  return `  ${name}: ${sentences.map((sentence) => sentence.replace(/\.?$/, '.')).join(' ')}`
}

/** An older version may have no table of runs. */
const backupLine = async (db: Db): Promise<string> => {
  const runs = await latestRuns(db).catch(() => [])
  const last = runs.find(({ kind, outcome }) => kind === 'backup' && outcome === 'done')
  return last
    ? `The last good backup ended at ${new Date(last.ended_at).toISOString()}. Make one just before, with the version that runs.`
    : 'No good backup is noted. Make one first, with the version that runs.'
}

const thisVersion = (): string => `This is version ${version()}.`

const linesOf = async (db: Db): Promise<string[]> => {
  const applied = await appliedIn(db)
  await assertKnown(migrationsFolder, applied)
  const missing = await missingMigrations(migrationsFolder, applied)
  const begin = thisVersion()
  if (missing.length === 0) return [`${begin} Its first start changes no table of this database.`]
  const sizes = await tableSizes(db)
  if (sizes.length === 0) return [`${begin} The database is empty: its first start makes all tables.`]
  return [
    `${begin} Its first start changes the database in ${missing.length} steps, in this order, each whole or not at all:`,
    ...missing.map((migration) => stepLine(sizes, migration)),
    'A version from before does not start afterwards: the only way back is a backup.',
    await backupLine(db),
    'To try the steps on a copy, and see how long they take: npm run admin -- drill FILE, with this version.',
  ]
}

/**
 * Lists what the first start of this version would change in the database, and changes nothing. With a database
 * server the version before may be running meanwhile. Refuses a database that is newer than this version.
 */
export const planUpgrade = async (settings: Settings): Promise<CommandResult> => {
  const { databaseUrl, dataDir } = settings
  if (!hasDatabase(settings)) {
    await assertNotMoved(dataDir)
    return result(`${thisVersion()} There is no database yet: its first start makes one.`)
  }
  if (await isServerRunning(settings))
    throw refusal(
      'The server that runs has the embedded database: end it, or try a backup with npm run admin -- drill FILE',
    )
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 1 })
  try {
    return result(...(await linesOf(database.db)))
  } finally {
    await database.close()
  }
}
