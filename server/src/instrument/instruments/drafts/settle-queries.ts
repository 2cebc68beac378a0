import type { PieceFault } from 'contract/instrument/checks/check-piece'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { Texts } from '../editions/edition.ts'

/** Texts that were accepted or declined, by part. */
export const lookedAt = async (db: Db, draft: number): Promise<Map<number, Texts>> => {
  const rows = await db
    .selectFrom('edition_draft_pieces')
    .where('draft_id', '=', draft)
    .select(['id', sql<Texts>`waiting`.as('waiting')])
    .execute()
  return new Map(rows.map(({ id, waiting }) => [id, waiting]))
}

type Settled = { id: number; texts: Texts; before: Texts; waiting: Texts; faults: PieceFault[] }

/** `by` accepted the text; null where it was declined. */
export const settlePiece = (
  db: Db,
  { id, texts, before, waiting: settled, faults }: Settled,
  by: number | null,
) =>
  db
    .updateTable('edition_draft_pieces')
    .set({
      texts: JSON.stringify(texts),
      before: JSON.stringify(before),
      waiting: JSON.stringify(settled),
      faults: JSON.stringify(faults),
      version: sql`version + 1`,
      ...(by !== null && { updated_by: by }),
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
