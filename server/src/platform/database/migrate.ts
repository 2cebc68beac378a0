import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from './db.ts'
import { refusal } from './failures/refusal.ts'
import type { Database } from './open.ts'

type Migration = { number: number; name: string; checksum: string; text: string }
type Applied = { number: number; name: string; checksum: string }

/** Any number that no other program on the same server is likely to lock. */
const lockNumber = 7_201_604_119

/**
 * Brings the database to the newest migration of the folder (`NNN-name.sql`), one transaction each; gives the names of
 * those it applied. Of two processes that start together one runs and the other waits. Refuses a database that is newer
 * than the folder, or whose applied migrations are not those of the folder.
 */
export const migrate = async (database: Database, folder: string): Promise<string[]> => {
  const migrations = await migrationsIn(folder)
  return database.patiently(async (db) => {
    if (database.kind === 'embedded') return applyMissing(db, migrations)
    await sql`select pg_advisory_lock(${lockNumber})`.execute(db)
    try {
      return await applyMissing(db, migrations)
    } finally {
      await sql`select pg_advisory_unlock(${lockNumber})`.execute(db)
    }
  })
}

/**
 * The migrations of the folder that were not applied, in the order in which `migrate` applies them. Refuses nothing: a
 * database that is newer than the folder lacks none.
 */
export const missingMigrations = async (
  folder: string,
  applied: Applied[],
): Promise<{ name: string; text: string }[]> => missingOf(await migrationsIn(folder), applied)

/** What was applied to a database, as an archive of it says. */
export type AppliedMigration = Applied

/**
 * Inside a transaction, on an empty database: exactly these migrations. Refuses when the folder does not have them,
 * or has others in their place.
 */
export const migrateAsFar = async (db: Db, folder: string, applied: Applied[]): Promise<void> => {
  const migrations = await migrationsIn(folder)
  await makeTable(db)
  for (const row of applied) await applyInside(db, compare(row, migrations))
}

/** Refuses migrations that the folder does not have, or has others in their place. */
export const assertKnown = async (folder: string, applied: Applied[]): Promise<void> => {
  const migrations = await migrationsIn(folder)
  for (const row of applied) compare(row, migrations)
}

const makeTable = (db: Db) =>
  sql`
    create table if not exists migration (
      number integer constraint migration_number primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`.execute(db)

const applyMissing = async (db: Db, migrations: Migration[]): Promise<string[]> => {
  await makeTable(db)
  const applied = await appliedIn(db)
  for (const row of applied) compare(row, migrations)
  const missing = missingOf(migrations, applied)
  for (const migration of missing) await apply(db, migration)
  return missing.map(({ name }) => name)
}

/** Empty where the database has no table of migrations yet. */
export const appliedIn = async (db: Db): Promise<Applied[]> => {
  const found = await sql<{
    is_made: boolean
  }>`select to_regclass('migration') is not null as is_made`.execute(db)
  if (!found.rows[0]?.is_made) return []
  return (await sql<Applied>`select number, name, checksum from migration order by number`.execute(db)).rows
}

const missingOf = (migrations: Migration[], applied: Applied[]): Migration[] => {
  const numbers = new Set(applied.map(({ number }) => number))
  return migrations.filter(({ number }) => !numbers.has(number))
}

const compare = ({ number, name, checksum }: Applied, migrations: Migration[]): Migration => {
  const ours = migrations.find((migration) => migration.number === number)
  if (!ours) throw refusal(`The database is newer than this version: it has migration ${name}`)
  if (ours.checksum !== checksum) throw refusal(`Migration ${name} was changed after it was applied`)
  return ours
}

const applyInside = async (db: Db, { number, name, checksum, text }: Migration): Promise<void> => {
  await sql.raw(text).execute(db)
  await sql`insert into migration (number, name, checksum) values (${number}, ${name}, ${checksum})`.execute(
    db,
  )
}

const apply = (db: Db, migration: Migration): Promise<void> =>
  db
    .transaction()
    .execute((transaction) => applyInside(transaction, migration))
    .catch((error: Error) => {
      throw refusal(`Migration ${migration.name} failed: ${error.message}`, error)
    })

const migrationsIn = async (folder: string): Promise<Migration[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(files.map((file) => read(folder, file)))
  for (const [index, { number, name }] of migrations.entries()) {
    if (migrations[index - 1]?.number === number) throw refusal(`Two migrations have the number of ${name}`)
  }
  return migrations
}

/** Numbers may have gaps: those who work beside each other have theirs given to them. */
const read = async (folder: string, file: string): Promise<Migration> => {
  const number = Number(/^(\d{3})-/.exec(file)?.[1])
  if (!Number.isInteger(number)) throw refusal(`The migration ${file} has no number`)
  const text = await readFile(join(folder, file), 'utf8')
  return { number, name: file.slice(0, -4), checksum: createHash('sha256').update(text).digest('hex'), text }
}
