import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** The mark of each language that was ever corrected: another one after each change. */
export type Marks = Readonly<Partial<Record<Language, string>>>

/** For a statement that is asked anyway: the marks, or null while nothing was ever corrected. */
export const marksColumn = sql<Marks | null>`(select json_object_agg(language, mark) from catalogue_marks)`

export const marksOf = async (db: Db): Promise<Marks | null> => {
  const { rows } = await sql<{ marks: Marks | null }>`select ${marksColumn} as marks`.execute(db)
  return rows[0]?.marks ?? null
}

export type Correction = { language: Language; key: string; words: string; made_of: string }

export const correctionsOf = (db: Db, language: Language): Promise<Correction[]> =>
  db
    .selectFrom('catalogue_corrections')
    .where('language', '=', language)
    .where('words', 'is not', null)
    .select(['language', 'key', sql<string>`words`.as('words'), 'made_of'])
    .execute()

/** What corrections of a language said before, the last first. */
export const formerTextsOf = (db: Db, language: Language): Promise<{ key: string; words: string }[]> =>
  db
    .selectFrom('catalogue_former_words')
    .where('language', '=', language)
    .select(['key', 'words'])
    .orderBy('ended_at', 'desc')
    .orderBy('words')
    .execute()
