import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { Former } from './carry-over.ts'
import type { Texts } from './edition.ts'
import { rowsInDatabase } from './row-queries.ts'

/** The edition that this one replaces, with the translations stored for this one. */
export const formerEdition = async (db: Db, number: number): Promise<Former | null> => {
  const former = await db
    .selectFrom('instruments')
    .select(['id', sql<Record<string, Texts>>`source`.as('source')])
    .where('edition', '<', number)
    .where('made_of_draft', '=', false)
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!former) return null
  const waiting = await db
    .selectFrom('translations')
    .select(['kind', 'object_id as id', 'language', 'field', sql<string | string[]>`next`.as('text')])
    .where('instrument_id', '=', former.id)
    .where('next', 'is not', null)
    .execute()
  return { ...former, waiting, rows: await rowsInDatabase(db, former.id) }
}
