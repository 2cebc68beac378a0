import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from 'contract/platform/languages'
import { sql } from 'kysely'
import { loadSuggestions as readSuggestions } from '../../../../instrument/load-suggestions.ts'
import { loadStructure } from '../../../../instrument/structure.ts'
import type { Db } from '../../platform/database/db.ts'

/** An incomplete language is not loaded, and English is shown. */
const isWhole = (folder: string, language: string): boolean =>
  loadStructure(folder).domains.every(({ code }) =>
    existsSync(join(folder, language, `suggestions-${code}.yaml`)),
  )

/** The suggestions of the instrument's folder with texts in every language. */
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
 * Loads the suggestions in one statement. Texts that changed in the folder since the last start are taken and
 * audited; other changes made in the product, and deletions, stay.
 */
export const loadSuggestions = async (db: Db, folder: string): Promise<void> => {
  await sql`
    with written as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(written(folder))}::jsonb)
        as row (code text, outcome text, stage smallint, category smallint, texts jsonb)
    ), audited as (
      insert into audit (deed, object_type, object_id, old, new)
      select 'instrument.correct', 'suggestion', former.id,
        jsonb_object_agg(said.key, jsonb_build_object('suggestion', former.texts -> said.key)),
        jsonb_object_agg(said.key, jsonb_build_object('suggestion', said.value))
      from written join suggestions as former on former.code = written.code
        cross join lateral jsonb_each(written.texts) as said
      where said.value is distinct from former.source -> said.key
        and said.value is distinct from former.texts -> said.key
      group by former.id
    )
    insert into suggestions as stored (code, outcome, stage, category, texts, source)
    select code, outcome, stage, category, texts, texts from written
    on conflict (code) do update set
      texts = stored.texts || coalesce((
        select jsonb_object_agg(said.key, said.value) from jsonb_each(excluded.source) as said
        where said.value is distinct from stored.source -> said.key), '{}'),
      source = excluded.source,
      version = stored.version + 1,
      updated_at = now()
    where stored.source is distinct from excluded.source`.execute(db)
}
