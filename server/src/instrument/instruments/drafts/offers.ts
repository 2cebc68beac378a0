import { permit } from 'contract/access/permissions'
import type { DraftOffer, DraftOffers, SettledOffers } from 'contract/instrument/draft-offers'
import { found, Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import type { z } from 'zod'
import { record } from '../../../platform/audit/queries.ts'
import type { RequestContext } from '../../../platform/http/feature.ts'
import type { Person } from '../../../platform/http/person.ts'
import { checkedBy, faultsOf } from './check-draft.ts'
import { draftById, moveDraft } from './draft-queries.ts'
import { draftToWrite } from './import-queries.ts'
import { offersOf } from './offer-queries.ts'
import { piecesOf } from './piece-queries.ts'
import { changedOnly, withChanges } from './piece-texts.ts'
import { lookedAt, settlePiece } from './settle-queries.ts'

type Context = Pick<RequestContext, 'db' | 'request'> & {
  actor: Person
  language: Language
  parameters: { id: number }
}

type Offer = z.output<typeof SettledOffers>['offers'][number]

/** None for a draft that is not open. */
export const offers = async ({ db, actor, language, parameters }: Context): Promise<DraftOffers> => {
  permit(actor, 'edition.list')
  const draft = found(await draftById(db, actor, language, parameters.id))
  if (draft.status !== 'open') return { count: 0, offers: [] }
  return offersOf(db, { id: draft.id, base_id: draft.base.id })
}

const keyOf = ({ kind, place, language, field, why, stamp }: Offer): string =>
  [kind, place, language, field, why, stamp].join('\n')

/** The chosen offers that still exist with the same text, so that nobody accepts an unread one. */
const offeredStill = (chosen: readonly Offer[], there: DraftOffers): DraftOffer[] => {
  const known = new Map(there.offers.map((offer) => [keyOf(offer), offer]))
  return chosen.map((offer) => {
    const found = known.get(keyOf(offer))
    if (!found) throw new Problem('data_changed')
    return found
  })
}

const changesOf = (chosen: readonly DraftOffer[]) =>
  chosen.map(({ language, field, offered: text }) => ({ language, field, text }))

/** Accepts or declines offers, which are not offered again. */
export const settleOffers = async (
  context: Context & { body: z.output<typeof SettledOffers> },
): Promise<DraftOffers> => {
  const { db, actor, parameters, body } = context
  const draft = await draftToWrite(db, actor, parameters.id)
  const settled = offeredStill(body.offers, await offersOf(db, draft))
  const by = await checkedBy(db, draft)
  const seen = await lookedAt(db, draft.id)
  for (const piece of await piecesOf(db, draft.id)) {
    const chosen = settled.filter((offer) => offer.piece === piece.id)
    if (chosen.length === 0) continue
    const changes = changesOf(chosen)
    const corrected = changesOf(chosen.filter(({ why }) => why === 'corrected'))
    const waiting = changesOf(chosen.filter(({ why }) => why === 'waiting'))
    const texts = body.take ? withChanges(piece.texts, changes) : piece.texts
    const before = withChanges(piece.before, corrected)
    const faults = faultsOf({ ...piece, texts, before }, by)
    const written = { id: piece.id, texts, before, faults }
    await settlePiece(
      db,
      { ...written, waiting: withChanges(seen.get(piece.id) ?? {}, waiting) },
      body.take ? actor.id : null,
    )
    await record(
      context,
      'edition_draft.change',
      { type: 'edition_draft', id: draft.id },
      {
        old: { place: piece.place, ...changedOnly(piece.texts, changes) },
        new: { place: piece.place, taken: body.take, ...changedOnly(texts, changes) },
      },
    )
  }
  await moveDraft(db, draft.id)
  return offersOf(db, draft)
}
