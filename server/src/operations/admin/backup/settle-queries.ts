import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

/** Afterwards everything committed is in the files. */
export const settle = (db: Db) => sql`checkpoint`.execute(db)
