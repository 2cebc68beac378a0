import { permit } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import { Problem } from 'contract/platform/problems'
import { sql } from 'kysely'
import { lockTexts, writeTexts } from '../../instrument/translations/queries.ts'
import type { Db } from '../../platform/database/db.ts'

/** Whether every text to change is as the dry run saw it; they stay locked until the transaction ends. */
export const areTranslationsStillValid = async (db: Db, _actor: Actor, job: number): Promise<boolean> => {
  await lockTexts(db, sql`select object_id from import_rows where job_id = ${job} and deed = 'change'`)
  const answer = await sql<{ broken: boolean }>`
    select exists (
      select from import_rows left join translations on translations.id = import_rows.object_id
        and translations.version = import_rows.version
      where import_rows.job_id = ${job} and import_rows.deed = 'change' and translations.id is null
    ) as broken`.execute(db)
  return answer.rows[0]?.broken === false
}

/** One row of the audit for each text; taken before they change. */
const recordChanges = (db: Db, actor: Actor, job: number, request: string) =>
  sql`
  insert into audit (actor_id, deed, object_type, object_id, old, new, request_id)
  select ${actor.id}::int, 'translation.change', translations.kind, translations.object_id,
    jsonb_build_object(language, jsonb_build_object(field, translations.words)),
    jsonb_build_object(language, jsonb_build_object(field, import_rows.written -> 'words')), ${request}::text
  from import_rows join translations on translations.id = import_rows.object_id
  where import_rows.job_id = ${job} and import_rows.deed = 'change'
  order by import_rows.row`.execute(db)

/** Writes a dry run, only wording, within the caller's transaction. */
export const writeTranslations = async (db: Db, actor: Actor, job: number, request: string) => {
  permit(actor, 'translation.change')
  if (!(await areTranslationsStillValid(db, actor, job))) throw new Problem('data_changed')
  const { rows } = await sql<{ id: number; words: string | string[] }>`
    select object_id as id, written -> 'words' as words from import_rows
    where job_id = ${job} and deed = 'change'`.execute(db)
  await recordChanges(db, actor, job, request)
  await writeTexts(db, rows)
  return { created: 0, changed: rows.length }
}
