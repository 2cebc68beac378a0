import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from 'contract/platform/languages'
import { sql } from 'kysely'
import { loadSuggestions as readSuggestions } from '../../../../instrument/load-suggestions.ts'
import { loadStructure } from '../../../../instrument/structure.ts'
import type { Db } from '../../platform/database/db.ts'

/** Suggestions of a language that is still being written are read in English. */
const isWhole = (folder: string, language: string): boolean =>
  loadStructure(folder).domains.every(({ code }) =>
    existsSync(join(folder, language, `suggestions-${code}.yaml`)),
  )

/** Our suggestions as the instrument's folder has them, each with its text in every language. */
const written = (folder: string) => {
  const everyLanguage = languageCodes
    .filter((language) => isWhole(folder, language))
    .map((language) => [language, readSuggestions(language, folder)] as const)
  const english = readSuggestions('en', folder)
  return english.map(({ text: _, ...suggestion }, at) => ({
    ...suggestion,
    texts: Object.fromEntries(everyLanguage.map(([language, all]) => [language, all[at]?.text])),
  }))
}

/**
 * Brings our suggestions into the database, in one statement. A text that the folder says otherwise than at the last
 * start is taken from there; what people changed in the product else stays, and so does what they took out.
 */
export const loadSuggestions = async (db: Db, folder: string): Promise<void> => {
  await sql`
    insert into suggestions as stored (code, outcome, stage, category, texts, source)
    select code, outcome, stage, category, texts, texts
    from jsonb_to_recordset(${JSON.stringify(written(folder))}::jsonb)
      as row (code text, outcome text, stage smallint, category smallint, texts jsonb)
    on conflict (code) do update set
      texts = stored.texts || coalesce((
        select jsonb_object_agg(said.key, said.value) from jsonb_each(excluded.source) as said
        where said.value is distinct from stored.source -> said.key), '{}'),
      source = excluded.source,
      version = stored.version + 1,
      updated_at = now()
    where stored.source is distinct from excluded.source`.execute(db)
}
