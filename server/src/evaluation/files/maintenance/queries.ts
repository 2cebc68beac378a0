import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

/** The number of this job's advisory lock. */
const purging = 7_022_026

type Ages = { deletedDays: number; retentionMonths: number }

/**
 * Deletes up to `limit` rows of expired files, audited, and returns their objects: files deleted by people some days
 * ago, files of deleted evaluations, and files of lines closed some months ago (0: kept for ever). Null while another
 * server does the same.
 */
export const purgeRows = async (db: Db, ages: Ages, limit: number): Promise<string[] | null> => {
  const { rows: lock } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_xact_lock(${purging}) as mine`.execute(db)
  if (!lock[0]?.mine) return null
  const { rows } = await sql<{ object: string }>`
    with doomed as (
      select files.id from files left join lines on lines.id = files.line_id
      where files.line_id is null
        or files.deleted_at < now() - make_interval(days => ${ages.deletedDays}::int)
        or (${ages.retentionMonths}::int > 0 and lines.status = 'CLOSED'
          and lines.closed_at < now() - make_interval(months => ${ages.retentionMonths}::int))
      order by files.id limit ${limit} for update of files
    ),
    gone as (
      delete from files using doomed where files.id = doomed.id
      returning files.id, files.object, files.line_id, files.kind
    ),
    recorded as (
      insert into audit (deed, object_type, object_id, old)
      select 'file.purge', 'file', id, jsonb_build_object('line', line_id, 'kind', kind) from gone
    )
    select object from gone`.execute(db)
  return rows.map((row) => row.object)
}

/** The objects that belong to a file, or did recently and are still kept. */
export const objectsOfFiles = async (db: Db, objects: string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ object: string }>`
    select object from files where object = any(${objects}::uuid[])
    union all select object from former_objects where object = any(${objects}::uuid[])`.execute(db)
  return new Set(rows.map((row) => row.object))
}

export const filesAfter = (db: Db, id: number, limit: number) =>
  db
    .selectFrom('files')
    .select(['id', 'object', 'size', 'sha256', 'thumbnail'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Deletes exports of the file's evaluation and school, which may contain it; returns the exported files. */
export const purgeExportsOf = async (db: Db, id: number): Promise<string[]> => {
  const { rows } = await sql<{ object: string | null }>`
    delete from jobs using files
      join lines on lines.id = files.line_id join evaluations on evaluations.id = lines.evaluation_id
    where files.id = ${id} and jobs.kind = 'export' and (
      (jobs.asked ->> 'subject' = 'evaluation' and (jobs.asked ->> 'id')::int = evaluations.id)
      or (jobs.asked ->> 'subject' = 'school' and (jobs.asked ->> 'id')::int = evaluations.school_id))
    returning jobs.object`.execute(db)
  return rows.flatMap(({ object }) => object ?? [])
}

type Tombstone = { object: string; size: number; sha256: string }

/** Replaces the content by the placeholder and keeps the row; returns the former object. */
export const bury = async (db: Db, id: number, tombstone: Tombstone, reason: string) => {
  const { rows } = await sql<{ object: string }>`
    with before as (select id, object from files where id = ${id} for update),
    buried as (
      update files set object = ${tombstone.object}::uuid, size = ${tombstone.size}, sha256 = ${tombstone.sha256},
        name = 'erased.txt', content_type = 'text/plain; charset=utf-8', thumbnail = false, description = null
      where id in (select id from before)
      returning id
    ),
    recorded as (
      insert into audit (deed, object_type, object_id, new)
      select 'file.erase', 'file', id, jsonb_build_object('reason', ${reason}::text) from buried
    )
    select before.object from before`.execute(db)
  return rows[0]?.object
}
