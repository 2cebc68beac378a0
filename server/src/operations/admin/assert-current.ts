import { refusal } from '../../platform/database/failures/refusal.ts'
import { appliedIn, assertKnown, missingMigrations } from '../../platform/database/migrate.ts'
import type { Database } from '../../platform/database/open.ts'
import { migrationsFolder } from '../../platform/settings/folders.ts'

/** Whether the database has tables of this version; refuses those of another one. */
export const assertCurrent = async ({ db }: Database): Promise<boolean> => {
  const applied = await appliedIn(db)
  if (applied.length === 0) return false
  await assertKnown(migrationsFolder, applied)
  if ((await missingMigrations(migrationsFolder, applied)).length > 0)
    throw refusal('The database is of another version: start the server of this one first')
  return true
}
