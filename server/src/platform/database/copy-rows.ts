import { sql } from 'kysely'
import type { TableStructure } from './copy-structure.ts'
import type { Db } from './db.ts'

const atOnce = 500

/**
 * A table's rows, each the text of a JSON array of its columns' texts, so many at a time. Only inside a transaction,
 * whose snapshot they are of.
 */
export const readRows = async function* (db: Db, { name, columns }: TableStructure): AsyncIterable<string[]> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`))
  // an array, because a function takes 100 arguments and a table may have more columns
  await sql`declare copied no scroll cursor for
    select to_json(array[${texts}])::text as row from ${sql.table(name)}`.execute(db)
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(atOnce)} from copied`.execute(db)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < atOnce) break
  }
  await sql`close copied`.execute(db)
}

/** Writes rows as `readRows` gave them, ids included. */
export const writeRows = async (db: Db, { name, columns }: TableStructure, rows: string[]): Promise<void> => {
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  const values = sql.join(
    columns.map((column, at) => sql`(item ->> ${sql.lit(at)})::${sql.raw(column.type)}`),
  )
  await sql`
    insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) as item`.execute(db)
}
