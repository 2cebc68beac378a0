import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

/** Everything committed is in the files afterwards. */
export const settle = (db: Db) => sql`checkpoint`.execute(db)
