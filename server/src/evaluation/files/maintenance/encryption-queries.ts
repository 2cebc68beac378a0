import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

const filesWithSchool = (db: Db) =>
  db
    .selectFrom('files')
    .leftJoin('lines', 'lines.id', 'files.line_id')
    .leftJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')

export const schoolOfFile = async (db: Db, id: number): Promise<number | undefined> => {
  const row = await filesWithSchool(db)
    .where('files.id', '=', id)
    .select('evaluations.school_id as school')
    .executeTakeFirst()
  return row?.school ?? undefined
}

/** The next files after an id, of one school or of all, with the school whose key they need. */
export const filesToEncrypt = (
  db: Db,
  { after, limit, school }: { after: number; limit: number; school: number | null },
) =>
  filesWithSchool(db)
    .where('files.id', '>', after)
    .$if(school !== null, (some) => some.where('evaluations.school_id', '=', school))
    .select([
      'files.id',
      'files.object',
      'files.size',
      'files.sha256',
      'files.thumbnail',
      'evaluations.school_id as school',
    ])
    .orderBy('files.id')
    .limit(limit)
    .execute()

export type FileToEncrypt = Awaited<ReturnType<typeof filesToEncrypt>>[number]

/** False if the file has another object meanwhile, or is gone. */
export const replaceObject = async (
  db: Db,
  { id, object }: Pick<FileToEncrypt, 'id' | 'object'>,
  next: string,
): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    with replaced as (
      update files set object = ${next}::uuid where id = ${id} and object = ${object}::uuid returning id
    ),
    former as (insert into former_objects (object, file_id) select ${object}::uuid, id from replaced)
    select id from replaced`.execute(db)
  return rows.length > 0
}

/**
 * Deletes the rows of a file's former objects and returns their names, so that an erased file is erased everywhere.
 */
export const purgeFormerObjectsOf = async (db: Db, id: number): Promise<string[]> => {
  const rows = await db.deleteFrom('former_objects').where('file_id', '=', id).returning('object').execute()
  return rows.map(({ object }) => object)
}

export const countFormerObjects = async (db: Db): Promise<number> => {
  const row = await db.selectFrom('former_objects').select(db.fn.countAll().as('count')).executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Deletes up to `limit` rows of objects that were replaced this many hours ago, and returns their names. */
export const purgeFormerObjects = async (db: Db, hours: number, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ object: string }>`
    delete from former_objects where object in (
      select object from former_objects
      where replaced_at <= now() - make_interval(hours => ${hours}::int) limit ${limit} for update skip locked)
    returning object`.execute(db)
  return rows.map(({ object }) => object)
}
