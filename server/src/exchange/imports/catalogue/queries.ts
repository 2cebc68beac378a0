import { permit } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import { Problem } from 'contract/platform/problems'
import { sql } from 'kysely'
import { lockCatalogue, type NewCorrection, writeCorrections } from '../../../instrument/catalogue/queries.ts'
import type { Db } from '../../../platform/database/db.ts'

/** The planned change of a row. */
export type PlannedMessage = NewCorrection

/** Whether every message to change is as the dry run saw it; they stay locked until the transaction ends. */
export const areMessagesStillValid = async (db: Db, _actor: Actor, job: number): Promise<boolean> => {
  await lockCatalogue(db)
  const { rows } = await sql<{ broken: boolean }>`
    select exists (
      select from import_rows left join catalogue_corrections as stored
        on stored.language = import_rows.written ->> 'language' and stored.key = import_rows.written ->> 'key'
      where import_rows.job_id = ${job} and import_rows.deed = 'change'
        and coalesce(stored.version, 0) <> import_rows.version
    ) as broken`.execute(db)
  return rows[0]?.broken === false
}

/** One row of the audit a message, with both texts. */
const recordChanges = (db: Db, actor: Actor, job: number, request: string) =>
  sql`
  insert into audit (actor_id, deed, object_type, object_id, old, new, request_id)
  select ${actor.id}::int,
    case when stored.words is null then 'catalogue.back_to_released' else 'catalogue.change' end, 'catalogue', stored.id,
    jsonb_build_object(stored.language, jsonb_build_object(stored.key, import_rows.before -> 'target')),
    jsonb_build_object(stored.language, jsonb_build_object(stored.key, import_rows.after -> 'target')), ${request}::text
  from import_rows join catalogue_corrections as stored
    on stored.language = import_rows.written ->> 'language' and stored.key = import_rows.written ->> 'key'
  where import_rows.job_id = ${job} and import_rows.deed = 'change'
  order by import_rows.row`.execute(db)

/** Writes a dry run within the caller's transaction. */
export const writeMessages = async (db: Db, actor: Actor, job: number, request: string) => {
  permit(actor, 'catalogue.change')
  if (!(await areMessagesStillValid(db, actor, job))) throw new Problem('data_changed')
  const { rows } = await sql<{ written: PlannedMessage }>`
    select written from import_rows where job_id = ${job} and deed = 'change'`.execute(db)
  const written = await writeCorrections(
    db,
    actor.id,
    rows.map((row) => row.written),
  )
  await recordChanges(db, actor, job, request)
  return { created: 0, changed: written.length }
}
