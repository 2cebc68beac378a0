import { permit } from 'contract/access/permissions'
import type { DraftOffers, SettledOffers } from 'contract/instrument/draft-offers'
import { found, Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import type { z } from 'zod'
import { record } from '../../../platform/audit/queries.ts'
import type { RequestContext } from '../../../platform/http/feature.ts'
import type { Person } from '../../../platform/http/person.ts'
import { checkedBy, faultsOf } from './check-draft.ts'
import { draftById, moveDraft } from './draft-queries.ts'
import { draftToWrite } from './import-queries.ts'
import { lookedAt, offersOf, settlePiece } from './offer-queries.ts'
import { piecesOf } from './piece-queries.ts'
import { changedOnly, withChanges } from './piece-texts.ts'

type Context = Pick<RequestContext, 'db' | 'request'> & {
  actor: Person
  language: Language
  parameters: { id: number }
}

type Offer = z.output<typeof SettledOffers>['offers'][number]

/** What is offered to a draft; an edition and what was handed in are offered nothing. */
export const offers = async ({ db, actor, language, parameters }: Context): Promise<DraftOffers> => {
  permit(actor, 'edition.list')
  const draft = found(await draftById(db, actor, language, parameters.id))
  if (draft.status !== 'open') return { count: 0, offers: [] }
  return offersOf(db, { id: draft.id, base_id: draft.base.id })
}

const keyOf = ({ piece, language, field, why, offered }: Offer): string =>
  [piece, language, field, why, offered].join('\n')

/** Only what is offered still, in the same words: nobody takes what they have not read. */
const assertOffered = (chosen: readonly Offer[], there: DraftOffers): void => {
  const known = new Set(there.offers.map(keyOf))
  if (!chosen.every((offer) => known.has(keyOf(offer)))) throw new Problem('data_changed')
}

const changesOf = (chosen: readonly Offer[]) =>
  chosen.map(({ language, field, offered: text }) => ({ language, field, text }))

/** Takes words into the draft, or leaves them; either way they are offered no more. */
export const settleOffers = async (
  context: Context & { body: z.output<typeof SettledOffers> },
): Promise<DraftOffers> => {
  const { db, actor, parameters, body } = context
  const draft = await draftToWrite(db, actor, parameters.id)
  assertOffered(body.offers, await offersOf(db, draft))
  const by = await checkedBy(db, draft)
  const seen = await lookedAt(db, draft.id)
  for (const piece of await piecesOf(db, draft.id)) {
    const chosen = body.offers.filter((offer) => offer.piece === piece.id)
    if (chosen.length === 0) continue
    const changes = changesOf(chosen)
    const corrected = changesOf(chosen.filter(({ why }) => why === 'corrected'))
    const waiting = changesOf(chosen.filter(({ why }) => why === 'waiting'))
    const texts = body.take ? withChanges(piece.texts, changes) : piece.texts
    const before = withChanges(piece.before, corrected)
    const faults = faultsOf({ ...piece, texts, before }, by)
    const settled = { id: piece.id, texts, before, faults }
    await settlePiece(
      db,
      { ...settled, waiting: withChanges(seen.get(piece.id) ?? {}, waiting) },
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
