import type { Actor } from 'contract/access/scope'
import { DraftPieceChange } from 'contract/instrument/edition-drafts'
import { Problem } from 'contract/platform/problems'
import { sql } from 'kysely'
import {
  arePiecesAsSeen,
  draftToWrite,
  type PieceTexts,
  writePieces,
} from '../../../instrument/instruments/drafts/import-queries.ts'
import type { Db } from '../../../platform/database/db.ts'

/** The draft that a dry run was for. */
const draftOfJob = async (db: Db, job: number): Promise<number> => {
  const { draft } = await db
    .selectFrom('jobs')
    .where('id', '=', job)
    .select(sql<number>`(asked ->> 'edition_draft')::int`.as('draft'))
    .executeTakeFirstOrThrow()
  return draft
}

/** Whether the draft is still open, and every part to change as the dry run saw it. */
export const areTextsStillValid = async (db: Db, actor: Actor, job: number): Promise<boolean> => {
  await draftToWrite(db, actor, await draftOfJob(db, job))
  return arePiecesAsSeen(db, job)
}

/** The changes of a dry run, each part once, in the order of the file. */
const changesOf = async (db: Db, job: number): Promise<{ rows: number; pieces: PieceTexts[] }> => {
  const rows = await db
    .selectFrom('import_rows')
    .where('job_id', '=', job)
    .where('deed', '=', 'change')
    .select(['object_id as piece', sql<object>`written`.as('written')])
    .orderBy('sheet')
    .orderBy('row')
    .execute()
  const pieces = new Map<number, PieceTexts>()
  for (const { piece, written } of rows) {
    if (piece === null) continue
    const { texts, ...link } = DraftPieceChange.parse(written)
    const known = pieces.get(piece)
    pieces.set(piece, { ...known, ...link, piece, texts: [...(known?.texts ?? []), ...texts] })
  }
  return { rows: rows.length, pieces: [...pieces.values()] }
}

/** Writes a dry run into the draft within the caller's transaction. */
export const writeDraftTexts = async (db: Db, actor: Actor, job: number, request: string) => {
  if (!(await areTextsStillValid(db, actor, job))) throw new Problem('data_changed')
  const { rows, pieces } = await changesOf(db, job)
  await writePieces(db, { actor, draft: await draftOfJob(db, job), request }, pieces)
  return { created: 0, changed: rows }
}
