import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import type { Former } from '../carry-over.ts'
import type { Texts } from '../edition.ts'
import { rowsInDatabase } from '../queries.ts'

/** The edition that this one replaces, with what people wrote for it. */
export const formerEdition = async (db: Db, number: number): Promise<Former | null> => {
  const former = await db
    .selectFrom('instruments')
    .select(['id', sql<Record<string, Texts>>`source`.as('source')])
    .where('edition', '<', number)
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!former) return null
  const waiting = await db
    .selectFrom('translations')
    .select(['kind', 'object_id as id', 'language', 'field', sql<string | string[]>`next`.as('words')])
    .where('instrument_id', '=', former.id)
    .where('next', 'is not', null)
    .execute()
  return { ...former, waiting, rows: await rowsInDatabase(db, former.id) }
}

/** A translation that was taken over as it was is as stale as it was, and stale when its English is another now. */
export const keepWhatWasTranslated = (db: Db, former: number, instrument: number) =>
  sql`
    update translations as now set made_of = before.made_of
    from translations as before
    where now.instrument_id = ${instrument} and before.instrument_id = ${former}
      and now.kind = before.kind and now.place = before.place and now.field = before.field
      and now.language = before.language and now.language <> 'en' and now.words = before.words
      and now.made_of is distinct from before.made_of`.execute(db)
