import type { Actor } from 'contract/access/scope'
import type { DraftPreview } from 'contract/instrument/edition-drafts'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../../../platform/database/db.ts'
import { draftById } from './draft-queries.ts'
import { piecesOf } from './piece-queries.ts'
import { categoriesIn, optionsIn, wholeIn } from './words-of-draft.ts'

/** A draft in scope as its edition would look; undefined where there is none. */
export const draftPreview = async (
  db: Db,
  actor: Actor,
  language: Language,
  id: number,
): Promise<DraftPreview | undefined> => {
  const draft = await draftById(db, actor, language, id)
  if (!draft) return undefined
  const pieces = await piecesOf(db, id)
  return {
    ...wholeIn(pieces, language),
    edition: draft.edition,
    country: draft.country,
    languages: draft.languages,
    categories: categoriesIn(pieces, language),
    options: optionsIn(pieces, language, draft.base.id),
  }
}
