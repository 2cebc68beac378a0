import type { DraftPiece, DraftPieceChange } from 'contract/instrument/edition-drafts'
import { found, Problem } from 'contract/platform/problems'
import type { z } from 'zod'
import { nothingChanged, record } from '../../../platform/audit/queries.ts'
import type { RequestContext } from '../../../platform/http/feature.ts'
import type { Person } from '../../../platform/http/person.ts'
import { assertVersion } from '../../../platform/http/versions.ts'
import { checkedBy, faultsOf } from './check-draft.ts'
import { moveDraft } from './draft-queries.ts'
import { lockedDraft } from './moves.ts'
import { type PieceDetails, pieceById, pieceToChange, writePiece } from './piece-queries.ts'
import { assertShown, changedOnly, flatTexts, withChanges } from './piece-texts.ts'

type Context = Pick<RequestContext, 'db' | 'request' | 'versions' | 'language'> & {
  actor: Person
  parameters: { id: number; piece: number }
  body: z.output<typeof DraftPieceChange>
}

export const shownPiece = ({ meaning, texts, before, ...piece }: PieceDetails): DraftPiece => ({
  ...piece,
  scale: piece.kind === 'indicator' ? (meaning.scale ?? null) : null,
  texts: flatTexts(texts),
  before: flatTexts(before),
})

/** Writes changes of a part and stores the faults found. */
export const changePiece = async (context: Context): Promise<DraftPiece> => {
  const { db, actor, language, parameters, body } = context
  const draft = await lockedDraft(context)
  const before = found(await pieceToChange(db, draft.id, parameters.piece, language))
  if (draft.status !== 'open') throw new Problem('edition_draft_not_open')
  assertVersion(context, before.version)
  assertShown(body.texts, before.before, draft.languages)
  const texts = withChanges(before.texts, body.texts)
  const isIndicator = before.kind === 'indicator'
  const link = (isIndicator ? body.link : undefined) ?? before.link
  const from = (isIndicator ? body.from : undefined) ?? before.from
  const after = { ...before, texts, link, from }
  if (JSON.stringify(after) === JSON.stringify(before)) nothingChanged(context)
  else {
    const faults = faultsOf(after, await checkedBy(db, draft))
    await writePiece(db, { id: before.id, texts, link, from, faults, by: actor.id })
    await moveDraft(db, draft.id)
    await record(
      context,
      'edition_draft.change',
      { type: 'edition_draft', id: draft.id },
      {
        old: { place: before.place, link: before.link, ...changedOnly(before.texts, body.texts) },
        new: { place: before.place, link, ...changedOnly(texts, body.texts) },
      },
    )
  }
  return shownPiece(found(await pieceById(db, draft.id, before.id, language)))
}
