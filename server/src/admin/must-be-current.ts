import { missingMigrations } from '../database/migrate.ts'
import type { Database } from '../database/open.ts'
import { refusal } from '../database/refusal.ts'
import { migrationsFolder } from '../folders.ts'

/** Whether the database was ever made ready. One that another version of the server uses is left alone, with a word. */
export const mustBeCurrent = async ({ db }: Database): Promise<boolean> => {
  const missing = await missingMigrations(db, migrationsFolder).catch(() => null)
  if (missing !== null && missing !== 0)
    throw refusal('The database is of another version: start the server of this one first')
  return missing !== null
}
