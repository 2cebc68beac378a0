import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** A stored correction and its author; `words` is null where it was reverted to the released text. */
export type Stored = {
  id: number
  language: Language
  key: string
  words: string | null
  made_of: string
  seen: string | null
  version: number
  updated_at: string
  changed_by: string | null
}

const stored = (db: Db) =>
  db
    .selectFrom('catalogue_corrections')
    .leftJoin('users', 'users.id', 'catalogue_corrections.changed_by')
    .select([
      'catalogue_corrections.id',
      'catalogue_corrections.language',
      'catalogue_corrections.key',
      'catalogue_corrections.words',
      'catalogue_corrections.made_of',
      'catalogue_corrections.seen',
      'catalogue_corrections.version',
      'catalogue_corrections.updated_at',
      'users.full_name as changed_by',
    ])

/** Of all languages, at most some hundreds. */
export const corrections = (db: Db): Promise<Stored[]> => stored(db).execute()

export const correctionOf = (db: Db, language: Language, key: string): Promise<Stored | undefined> =>
  stored(db)
    .where('catalogue_corrections.language', '=', language)
    .where('catalogue_corrections.key', '=', key)
    .executeTakeFirst()

/** An arbitrary advisory lock, since a first correction has no row to lock. */
const correcting = 7_201_604_242

/** One change of the catalogue at a time. */
export const lockCatalogue = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${correcting})`.execute(db)
}

export type NewCorrection = {
  language: Language
  key: string
  words: string | null
  made_of: string
  seen: string | null
}

/** Returns the number of each row. */
export const writeCorrections = async (
  db: Db,
  by: number,
  written: readonly NewCorrection[],
): Promise<(Pick<NewCorrection, 'language' | 'key'> & { id: number })[]> => {
  const { rows } = await sql<{ id: number; language: Language; key: string }>`
    insert into catalogue_corrections (language, key, words, made_of, seen, changed_by)
    select language, key, words, made_of, seen, ${by}
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as written(language text, key text, words text, made_of text, seen text)
    on conflict (language, key) do update set words = excluded.words, made_of = excluded.made_of, seen = excluded.seen,
      changed_by = excluded.changed_by, version = catalogue_corrections.version + 1, updated_at = now()
    returning id, language, key`.execute(db)
  return rows
}
