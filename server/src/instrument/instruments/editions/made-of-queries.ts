import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { Kind, Texts, TextValue } from './edition.ts'

/** The folder's texts of a row: its English, and what changed; and the former texts. */
type Brought = { kind: Kind; id: number; english: Record<string, TextValue>; old: Texts; new: Texts }

const isOther = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

/**
 * Records the folder's English as the source of the folder's translations, even if it was corrected here, because an
 * instrument's rows, unlike suggestions and cases, do not store the folder's texts.
 */
export const madeOfFolder = async (db: Db, corrections: readonly Brought[]): Promise<void> => {
  const brought = corrections.flatMap(({ kind, id, english, old, new: changed }) =>
    Object.entries(changed).flatMap(([language, fields]) =>
      Object.entries(fields)
        .filter(([field, words]) => isOther(words, old[language]?.[field]) && english[field])
        .map(([field]) => ({ kind, object: id, language, field, english: english[field] })),
    ),
  )
  await sql`
    update translations set made_of = brought.english
    from jsonb_to_recordset(${JSON.stringify(brought)}::jsonb)
      as brought (kind text, object integer, language text, field text, english jsonb)
    where translations.kind = brought.kind and translations.object_id = brought.object
      and translations.language = brought.language and translations.field = brought.field
      and translations.words is not null and translations.made_of <> brought.english`.execute(db)
}
