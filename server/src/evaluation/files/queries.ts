import type { Actor } from 'contract/access/scope'
import type { FileKind } from 'contract/evaluation/files'
import { limits } from 'contract/platform/limits'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import { ofEvaluations, rowsInScope } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Tables } from '../../platform/database/tables.ts'

const shown = [
  'files.id',
  'files.line_id as evaluation_line',
  'files.category_id as category',
  'files.stage',
  'files.kind',
  'files.name',
  'files.content_type',
  'files.size',
  'files.description',
  'files.created_at',
] as const

const uploader = sql<{
  id: number
  name: string
}>`json_build_object('id', users.id, 'name', users.full_name)`.as('uploaded_by')

const present = (db: Db) =>
  db
    .selectFrom('files')
    .innerJoin('users', 'users.id', 'files.uploaded_by')
    .where('files.deleted_at', 'is', null)
    .select([...shown, uploader])
    .$narrowType<{ evaluation_line: number }>()

export const fileInScope = (db: Db, actor: Actor, id: number) =>
  present(db)
    .innerJoin('lines', 'lines.id', 'files.line_id')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .where('files.id', '=', id)
    .where(rowsInScope(actor, ofEvaluations))
    .select([
      'files.object',
      'files.thumbnail',
      'files.action_id as action',
      sql<boolean>`exists (
        select from actions where actions.id = files.action_id and actions.confirmed_at is not null)`.as(
        'is_confirmed',
      ),
      'files.uploaded_by as owner',
      'lines.status',
      'evaluations.country_id as country',
      'evaluations.region_id as region',
      'evaluations.school_id as school',
    ])
    .executeTakeFirst()

export type FileInScope = NonNullable<Awaited<ReturnType<typeof fileInScope>>>

/** The school whose key encrypts the line's files. */
export const schoolOfLine = async (db: Db, line: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('lines')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .where('lines.id', '=', line)
    .select('evaluations.school_id as school')
    .executeTakeFirst()
  return row?.school
}

/** An unfinished upload reserves its space from the beginning. */
const onItsWay = sql`finished_at is null and expires_at > now()`
const ofThisDay = sql`created_at > now() - interval '24 hours'`

/** The usage of cell, line and person's day, including unfinished uploads; deleted files count for the day. */
export const usageOf = (
  db: Db,
  { line, category, stage, person }: { line: number; category: number; stage: number; person: number },
) =>
  db
    .selectFrom('files')
    .where((either) =>
      either.or([
        either.and([either('line_id', '=', line), either('deleted_at', 'is', null)]),
        either.and([
          either('uploaded_by', '=', person),
          either('created_at', '>', sql<string>`now() - interval '24 hours'`),
        ]),
      ]),
    )
    .select([
      sql<number>`(count(*) filter (where line_id = ${line} and deleted_at is null
        and category_id = ${category} and stage = ${stage}))::int`.as('filesOfCell'),
      sql<number>`(count(*) filter (where line_id = ${line} and deleted_at is null))::int`.as('filesOfLine'),
      sql<number>`(coalesce(sum(size) filter (where line_id = ${line} and deleted_at is null), 0)
        + (select coalesce(sum(length), 0) from uploads where line_id = ${line} and ${onItsWay}))::float8`.as(
        'bytesOfLine',
      ),
      sql<number>`(count(*) filter (where uploaded_by = ${person} and ${ofThisDay})
        + (select count(*) from uploads where user_id = ${person} and ${onItsWay} and ${ofThisDay}))::int`.as(
        'filesOfDay',
      ),
      sql<number>`(coalesce(sum(size) filter (where uploaded_by = ${person} and ${ofThisDay}), 0)
        + (select coalesce(sum(length), 0) from uploads where user_id = ${person} and ${onItsWay}
          and ${ofThisDay}))::float8`.as('bytesOfDay'),
    ])
    .executeTakeFirstOrThrow()

export type Usage = Awaited<ReturnType<typeof usageOf>>

/** A row without what it belongs to. */
export type NewRow = Omit<Insertable<Tables['files']>, 'line_id' | 'category_id' | 'stage' | 'action_id'>

export const addFile = (db: Db, row: Insertable<Tables['files']>) =>
  db.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow()

/** Cells with their photos and document, by line; deleted and infected files do not count. */
export const completeCells = (which: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select line_id, count(*)::int as complete from (
    select files.line_id from files
    where ${which} and files.line_id is not null and files.stage is not null and files.deleted_at is null and files.scan <> 'infected'
    group by files.line_id, files.category_id, files.stage
    having count(*) filter (where files.kind = ${'photo' satisfies FileKind}) >= ${limits.photosPerCell}
      and count(*) filter (where files.kind = ${'document' satisfies FileKind}) >= ${limits.documentsPerCell}
  ) as complete group by line_id`

/** Recounts the line's complete cells; the caller has locked the summary. */
export const countCells = (db: Db, line: number) =>
  sql`
    update line_summaries set cells_complete = coalesce((
      select complete from (${completeCells(sql`files.line_id = ${line}`)}) as counted), 0)
    where line_id = ${line}`.execute(db)

/** Marks the file as deleted, the sweeper deletes its bytes; false if it was deleted already. */
export const deleteFile = async (db: Db, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ deleted_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  // Does not raise the line's version, which would cause conflicts for people who answer.
  await sql`
    update results set files = array_remove(files, ${id}::int)
    where files @> array[${id}::int]
      and line_id = (select line_id from files where id = ${id})`.execute(db)
  return true
}
