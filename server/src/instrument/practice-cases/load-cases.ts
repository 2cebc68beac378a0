import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { caseFields } from 'contract/instrument/practice-cases'
import { languageCodes } from 'contract/platform/languages'
import { sql } from 'kysely'
import { loadCaseFacts, loadCases } from '../../../../instrument/load-cases.ts'
import type { Db } from '../../platform/database/db.ts'

/** The texts of each case in every available language, from an edition's folder. */
const written = (folder: string) => {
  const everyLanguage = languageCodes
    .filter((language) => existsSync(join(folder, language, 'cases.yaml')))
    .map((language) => [language, loadCases(language, folder)] as const)
  return loadCaseFacts(folder).map(({ number }, at) => ({
    id: number,
    texts: Object.fromEntries(
      everyLanguage.map(([language, cases]) => [
        language,
        Object.fromEntries(caseFields.map((field) => [field, cases[at]?.[field]])),
      ]),
    ),
  }))
}

/**
 * Loads the texts of the cases in one statement. Texts that changed in the folder since the last start are taken and
 * audited; other changes made in the product stay. A case that is gone from the folder is deleted, and the audit
 * keeps its changes.
 */
export const loadPracticeCases = async (db: Db, folder: string): Promise<void> => {
  await sql`
    with written as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(written(folder))}::jsonb) as row (id smallint, texts jsonb)
    ), replaced as materialized (
      select former.id, said.language, texts_of.field, former.texts -> said.language -> texts_of.field as before,
        texts_of.words as after
      from written join practice_cases as former on former.id = written.id
        cross join lateral jsonb_each(written.texts) as said(language, fields)
        cross join lateral jsonb_each(said.fields) as texts_of(field, words)
      where texts_of.words is distinct from former.source -> said.language -> texts_of.field
    ), by_language as (
      select id, language, jsonb_object_agg(field, before) as before, jsonb_object_agg(field, after) as after
      from replaced group by id, language
    ), audited as (
      insert into audit (deed, object_type, object_id, old, new)
      select 'instrument.correct', 'case', id, jsonb_object_agg(language, before), jsonb_object_agg(language, after)
      from by_language where before <> after group by id
    ), gone as (
      delete from practice_cases where id not in (select id from written)
    )
    insert into practice_cases as stored (id, texts, source)
    select id, texts, texts from written
    on conflict (id) do update set
      texts = stored.texts || coalesce((
        select jsonb_object_agg(language, coalesce(stored.texts -> language, '{}') || after)
        from by_language where by_language.id = stored.id), '{}'),
      source = excluded.source,
      version = stored.version + 1,
      updated_at = now()
    where stored.source is distinct from excluded.source`.execute(db)
}
