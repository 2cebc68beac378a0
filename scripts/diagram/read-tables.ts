import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { openDatabase } from '../../server/src/platform/database/open.ts'

export type Column = {
  name: string
  type: string
  isKey: boolean
  refersTo: string | null
  isOptional: boolean
}
export type Table = { name: string; columns: Column[] }

/** Reads the tables from a temporary embedded database with these migrations. */
export const readTables = async (migrations: string): Promise<Table[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vereda-diagram-'))
  try {
    const database = await openDatabase({ databaseUrl: null, dataDir, allowUnsafe: true })
    try {
      await migrate(database, migrations)
      // A foreign key over several columns is named by its first.
      const { rows } = await sql<Table>`
        select tables.relname as name, json_agg(json_build_object(
          'name', columns.attname,
          'type', format_type(columns.atttypid, null),
          'isKey', exists (select from pg_constraint where conrelid = tables.oid and contype = 'p'
            and columns.attnum = any(conkey)),
          'refersTo', (select confrelid::regclass::text from pg_constraint
            where conrelid = tables.oid and contype = 'f' and conkey[1] = columns.attnum limit 1),
          'isOptional', not columns.attnotnull) order by columns.attnum) as columns
        from pg_class as tables
        join pg_attribute as columns on columns.attrelid = tables.oid and columns.attnum > 0 and not attisdropped
        where tables.relkind = 'r' and tables.relnamespace = 'public'::regnamespace
        group by tables.relname order by tables.relname`.execute(database.db)
      return rows
    } finally {
      await database.close()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
