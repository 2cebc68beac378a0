import { refusal } from '../../platform/database/failures/refusal.ts'
import { missingMigrations } from '../../platform/database/migrate.ts'
import type { Database } from '../../platform/database/open.ts'
import { migrationsFolder } from '../../platform/settings/folders.ts'

/** Whether the database was ever made ready. One that another version of the server uses is left alone, with a word. */
export const assertCurrent = async ({ db }: Database): Promise<boolean> => {
  const missing = await missingMigrations(db, migrationsFolder).catch(() => null)
  if (missing !== null && missing !== 0)
    throw refusal('The database is of another version: start the server of this one first')
  return missing !== null
}
