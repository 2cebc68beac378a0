import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { fillEdition } from '../../translations/fill-queries.ts'
import { addEdition, lockInstruments } from '../editions/queries.ts'
import type { DraftRow } from './draft-queries.ts'
import { changedMeanings, editionOfDraft } from './edition-of-draft.ts'
import { piecesOf } from './piece-queries.ts'

/** Editions of folders are numbered from 1, those made here from 101, so that they never collide. */
const lastOfFolders = 100

const nextNumber = async (db: Db): Promise<number> => {
  const { number } = await db
    .selectFrom('instruments')
    .select(sql<number>`greatest(max(edition), ${lastOfFolders}::int) + 1`.as('number'))
    .executeTakeFirstOrThrow()
  return number
}

/** Creates an instrument from a draft, by the same code as for a folder; returns its id. */
export const releaseDraft = async (db: Db, draft: DraftRow): Promise<number> => {
  await lockInstruments(db)
  const pieces = await piecesOf(db, draft.id)
  const edition = editionOfDraft(pieces, await nextNumber(db))
  const id = await addEdition(db, edition, edition, {
    replaced: draft.base_id,
    changed: changedMeanings(pieces),
    draft: { country: draft.country_id },
  })
  await fillEdition(db, id)
  return id
}
