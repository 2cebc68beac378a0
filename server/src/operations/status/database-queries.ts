import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** PostgreSQL's own version, such as 15.12. */
export const databaseVersion = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
  return rows[0]?.server_version.split(' ')[0] ?? ''
}
