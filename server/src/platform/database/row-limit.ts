import { Problem } from 'contract/platform/problems'
import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './tables.ts'

/**
 * Refuses another row below a parent that has as many as it may have: who reads the parent is answered all of them.
 * Two at once may both still be taken; the limit is there against growth without end. An index leads with the column.
 */
export const assertRoom = async (
  db: Db,
  table: keyof Tables,
  column: string,
  parent: number,
  most: number,
): Promise<void> => {
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.ref(column)} = ${parent} offset ${most - 1} limit 1`.execute(
    db,
  )
  if (rows.length > 0) throw noRoom(`There are ${most} already.`)
}

/** A full parent is a conflict with the rows there are: 409. */
export const noRoom = (reason: string) =>
  new Problem('quota_exceeded', { text: 'There is no room for more.', reason, status: 409 })
