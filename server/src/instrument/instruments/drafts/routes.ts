import { permit } from 'contract/access/permissions'
import { editionDraftCalls } from 'contract/instrument/edition-drafts'
import { languageCodes } from 'contract/platform/languages'
import { fieldProblem, found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { outOfScope } from '../../../access/out-of-scope.ts'
import { countryExists } from '../../../places/countries/queries.ts'
import { record } from '../../../platform/audit/queries.ts'
import { feature } from '../../../platform/http/feature.ts'
import { assertVersion } from '../../../platform/http/versions.ts'
import { avoidedTexts } from '../../avoided-texts.ts'
import { checkDraft, staleIn } from './check-draft.ts'
import { described } from './descriptions.ts'
import { draftById, draftList, removeDraft } from './draft-queries.ts'
import { assertAllowed, giveBack, handIn, lockedDraft, placeOf, release } from './moves.ts'
import { takeWaiting } from './offer-queries.ts'
import { offers, settleOffers } from './offers.ts'
import { baseById, openDraft } from './open-queries.ts'
import { briefsOf, changedPieces, faultsOfDraft, indicatorsBefore, pieceById } from './piece-queries.ts'
import { draftPreview } from './preview-queries.ts'
import { changePiece, shownPiece } from './write-piece.ts'

export const editionDrafts = feature(editionDraftCalls, described, {
  list: ({ db, actor, language }) => {
    permit(actor, 'edition.list')
    return draftList(db, actor, language)
  },

  create: async (context) => {
    const { db, actor, language, body } = context
    permit(actor, 'edition.write', placeOf(body.country))
    if (body.country !== null && !(await countryExists(db, body.country)))
      throw fieldProblem('country', 'does_not_exist')
    await assertAllowed(context, body.country)
    const base = await baseById(db, actor, body.instrument)
    if (!base) throw outOfScope(actor, fieldProblem('instrument', 'instrument_not_found'))
    const languages = languageCodes.filter((code) => base.languages.includes(code))
    const id = await openDraft(db, { base: base.id, country: body.country, languages, actor: actor.id })
    await takeWaiting(db, { id, base_id: base.id })
    await checkDraft(db, { id, base_id: base.id, languages })
    await record(context, 'edition_draft.create', { type: 'edition_draft', id }, { new: body })
    return found(await draftById(db, actor, language, id))
  },

  read: async ({ db, actor, language, parameters }) => {
    permit(actor, 'edition.list')
    const draft = found(await draftById(db, actor, language, parameters.id))
    const avoided = await avoidedTexts()
    return {
      ...draft,
      pieces: await briefsOf(db, language, draft.id),
      to_mend: draft.faults === 0 ? [] : await faultsOfDraft(db, draft.id),
      left_behind: staleIn(await changedPieces(db, draft.id), draft.languages).map(
        ({ language: code, pieces }) => ({
          language: code,
          pieces: pieces.map((piece) => piece.id),
        }),
      ),
      avoided: draft.languages.flatMap((code) =>
        (avoided[code] ?? []).map((each) => ({ language: code, ...each })),
      ),
      before: await indicatorsBefore(db, draft.base.id),
    }
  },

  preview: async ({ db, actor, language, parameters }) => {
    permit(actor, 'edition.list')
    return found(await draftPreview(db, actor, language, parameters.id))
  },

  remove: async (context) => {
    const { db } = context
    const draft = await lockedDraft(context)
    if (draft.status !== 'open') throw new Problem('edition_draft_not_open')
    assertVersion(context, draft.version)
    await removeDraft(db, draft.id)
    const { id, base_id, country_id } = draft
    await record(
      context,
      'edition_draft.delete',
      { type: 'edition_draft', id },
      { old: { base_id, country_id } },
    )
    return done('edition_draft_deleted')
  },

  piece: async ({ db, actor, language, parameters }) => {
    permit(actor, 'edition.list')
    const draft = found(await draftById(db, actor, language, parameters.id))
    return shownPiece(found(await pieceById(db, draft.id, parameters.piece, language)))
  },

  change: changePiece,
  offers,
  settleOffers,
  handIn,
  giveBack,
  release,
})
