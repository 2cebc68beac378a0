import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

const daysStored = 7
const newExpiry = sql<string>`now() + make_interval(days => ${daysStored})`

const shown = [
  'id',
  'key',
  'metadata',
  'length',
  'received',
  'secret',
  'file_id',
  'finished_at',
  'expires_at',
] as const

export const ownUpload = (db: Db, person: number, id: number) =>
  db
    .selectFrom('uploads')
    .where('id', '=', id)
    .where('user_id', '=', person)
    .where('expires_at', '>', sql<string>`now()`)
    .select(shown)
    .executeTakeFirst()

export type StoredUpload = NonNullable<Awaited<ReturnType<typeof ownUpload>>>

export const uploadByKey = (db: Db, person: number, key: string) =>
  db
    .selectFrom('uploads')
    .where('user_id', '=', person)
    .where('key', '=', key)
    .select(shown)
    .executeTakeFirst()

type NewUpload = {
  user_id: number
  key: string
  line_id: number
  metadata: string
  length: number
  secret: string
}

/** Nothing if another request with this key was first. */
export const addUpload = (db: Db, row: NewUpload) =>
  db
    .insertInto('uploads')
    .values({ ...row, expires_at: newExpiry })
    .onConflict((conflict) => conflict.constraint('uploads_once').doNothing())
    .returning(shown)
    .executeTakeFirst()

/** Returns the objects of its parts, to be deleted. */
export const removeUpload = async (db: Db, id: number): Promise<string[]> => {
  const { rows } = await sql<{ object: string | null }>`
    with parts as (select object from upload_parts where upload_id = ${id}),
    gone as (delete from uploads where id = ${id})
    select object from parts`.execute(db)
  return rows.flatMap(({ object }) => object ?? [])
}

export type Part = { start: number; size: number; object: string }

/** Registers stored parts; false if the upload's offset changed meanwhile. */
export const addParts = async (db: Db, id: number, parts: readonly Part[]): Promise<boolean> => {
  const start = parts[0]?.start ?? 0
  const size = parts.reduce((sum, part) => sum + part.size, 0)
  const { rows } = await sql`
    with grown as (
      update uploads set received = received + ${size}, expires_at = ${newExpiry}
      where id = ${id} and received = ${start} and finished_at is null returning id)
    insert into upload_parts (upload_id, start, size, object)
    select grown.id, part.start, part.size, part.object
    from grown, jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as part (start bigint, size integer, object uuid)
    returning object`.execute(db)
  return rows.length === parts.length
}

export const partsOf = (db: Db, id: number): Promise<Part[]> =>
  db
    .selectFrom('upload_parts')
    .where('upload_id', '=', id)
    .select(['start', 'size', 'object'])
    .orderBy('start')
    .execute()

/** Called before the file's row is written; false if another request has finished the upload. */
export const beginFinish = async (db: Db, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ finished_at: sql<string>`now()`, expires_at: newExpiry })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const becomeFile = async (db: Db, id: number, file: number): Promise<void> => {
  await db.updateTable('uploads').set({ file_id: file }).where('id', '=', id).execute()
  await db.deleteFrom('upload_parts').where('upload_id', '=', id).execute()
}

export const purgeOldUploads = (db: Db) =>
  db.deleteFrom('uploads').where('expires_at', '<', sql<string>`now()`).execute()

export const objectsOfUploads = async (db: Db, objects: string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('upload_parts')
    .select('object')
    .where(sql<boolean>`object = any(${objects}::uuid[])`)
    .execute()
  return new Set(rows.map((row) => row.object))
}
