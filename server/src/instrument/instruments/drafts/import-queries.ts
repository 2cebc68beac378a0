import { permit } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import type { PieceFault } from 'contract/instrument/checks/check-piece'
import type { DraftPieceChange } from 'contract/instrument/edition-drafts'
import { fieldProblem, Problem } from 'contract/platform/problems'
import { sql } from 'kysely'
import type { z } from 'zod'
import { outOfScope } from '../../../access/out-of-scope.ts'
import type { Db } from '../../../platform/database/db.ts'
import { checkedBy, faultsOf } from './check-draft.ts'
import { draftById, moveDraft } from './draft-queries.ts'
import { lockedDraft } from './moves.ts'
import { type PieceRow, piecesOf, writePiece } from './piece-queries.ts'
import { assertShown, changedOnly, withChanges } from './piece-texts.ts'

/** A file's changes of one part. */
export type PieceTexts = z.output<typeof DraftPieceChange> & { piece: number }

/** An open draft that the person may write; locked within a transaction. */
export const draftToWrite = async (db: Db, actor: Actor, id: number) => {
  const draft = await lockedDraft({ db, actor, parameters: { id } })
  if (draft.status !== 'open') throw new Problem('edition_draft_not_open')
  return draft
}

/** The same for the draft of a form, without revealing whether another one exists. */
export const draftOfForm = async (db: Db, actor: Actor, id: number) => {
  permit(actor, 'edition.list')
  if (!(await draftById(db, actor, 'en', id)))
    throw outOfScope(actor, fieldProblem('edition_draft', 'does_not_exist'))
  return draftToWrite(db, actor, id)
}

type Writing = { actor: Actor; draft: number; request: string }

const recordPiece = (db: Db, { actor, draft, request }: Writing, old: object, now: object) =>
  db
    .insertInto('audit')
    .values({
      actor_id: actor.id,
      deed: 'edition_draft.change',
      object_type: 'edition_draft',
      object_id: draft,
      old: JSON.stringify(old),
      new: JSON.stringify(now),
      request_id: request,
    })
    .execute()

const afterwards = (before: PieceRow, { texts, link, from }: PieceTexts): PieceRow => ({
  ...before,
  texts: withChanges(before.texts, texts),
  link: link ?? before.link,
  from: from ?? before.from,
})

/** Writes texts of several parts as if each was saved on its page, with the faults found. */
export const writePieces = async (
  db: Db,
  writing: Writing,
  changes: readonly PieceTexts[],
): Promise<void> => {
  const draft = await draftToWrite(db, writing.actor, writing.draft)
  const pieces = new Map((await piecesOf(db, draft.id)).map((piece) => [piece.id, piece]))
  const by = await checkedBy(db, draft)
  for (const change of changes) {
    const before = pieces.get(change.piece)
    if (!before) throw new Problem('data_changed')
    assertShown(change.texts, before.before, draft.languages)
    const after = afterwards(before, change)
    const faults: PieceFault[] = faultsOf(after, by)
    const { id, texts, link, from, place } = after
    await writePiece(db, { id, texts, link, from, faults, by: writing.actor.id })
    await recordPiece(
      db,
      writing,
      { place, link: before.link, ...changedOnly(before.texts, change.texts) },
      { place, link, ...changedOnly(texts, change.texts) },
    )
  }
  if (changes.length > 0) await moveDraft(db, draft.id)
}

/** Whether all parts that a dry run would change are unchanged since; locks them. */
export const arePiecesAsSeen = async (db: Db, job: number): Promise<boolean> => {
  await sql`select from edition_draft_pieces where id in (
    select object_id from import_rows where job_id = ${job} and deed = 'change') order by id for update`.execute(
    db,
  )
  const { rows } = await sql<{ broken: boolean }>`
    select exists (
      select from import_rows left join edition_draft_pieces on edition_draft_pieces.id = import_rows.object_id
        and edition_draft_pieces.version = import_rows.version
      where import_rows.job_id = ${job} and import_rows.deed = 'change' and edition_draft_pieces.id is null
    ) as broken`.execute(db)
  return rows[0]?.broken === false
}
