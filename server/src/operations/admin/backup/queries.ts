import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

const atOnce = 200

export type StoredFile = {
  id: number
  object: string
  sha256: string
  thumbnail: boolean
  /** The sweeper may delete it any time, so that it may be missing. */
  isLeaving: boolean
}

/** The files of the snapshot, in pages. */
export const filesToCopy = async function* (db: Db, retentionMonths: number): AsyncIterable<StoredFile> {
  let last = 0
  for (;;) {
    const { rows } = await sql<StoredFile>`
      select files.id, files.object, files.sha256, files.thumbnail,
        (files.deleted_at is not null or files.line_id is null
          or (${retentionMonths}::int > 0 and coalesce(lines.closed_at < now() + interval '1 day'
            - make_interval(months => ${retentionMonths}::int), false))) as "isLeaving"
      from files left join lines on lines.id = files.line_id
      where files.id > ${last} order by files.id limit ${atOnce}`.execute(db)
    yield* rows
    last = rows.at(-1)?.id ?? last
    if (rows.length < atOnce) return
  }
}

/** Reads from one snapshot, read-only. */
export const atOneMoment = <Value>(db: Db, work: (db: Db) => Promise<Value>): Promise<Value> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
