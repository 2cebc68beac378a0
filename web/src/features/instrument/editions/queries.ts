import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DraftOffer, DraftOffers } from 'contract/instrument/draft-offers'
import {
  type Adaptation,
  adaptationCalls,
  type DraftPiece,
  type DraftPieceChange,
  type DraftPreview,
  type EditionDraft,
  type EditionDraftDetail,
  editionDraftCalls,
  type NewEditionDraft,
} from 'contract/instrument/edition-drafts'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'

const key = 'edition-drafts'

/** Others write at the same time, so each visit loads anew. */
const fresh = { staleTime: 0 }

export const draftsQuery = () =>
  queryOptions({
    queryKey: [key],
    queryFn: ({ signal }): Promise<EditionDraft[]> => ask(editionDraftCalls.list, { signal }),
    ...fresh,
  })

export const draftQuery = (id: number) =>
  queryOptions({
    queryKey: [key, id],
    queryFn: ({ signal }): Promise<EditionDraftDetail> =>
      ask(editionDraftCalls.read, { parameters: { id }, signal }),
    ...fresh,
  })

/** Its ids are those of the parts. */
export const draftPreviewQuery = (id: number) =>
  queryOptions({
    queryKey: [key, id, 'preview'],
    queryFn: ({ signal }): Promise<DraftPreview> =>
      ask(editionDraftCalls.preview, { parameters: { id }, signal }),
    ...fresh,
  })

export const offersQuery = (id: number) =>
  queryOptions({
    queryKey: [key, id, 'offers'],
    queryFn: ({ signal }): Promise<DraftOffers> =>
      ask(editionDraftCalls.offers, { parameters: { id }, signal }),
    ...fresh,
  })

export const settleOffers = (id: number, take: boolean, offers: readonly DraftOffer[]) =>
  ask(editionDraftCalls.settleOffers, {
    parameters: { id },
    body: {
      take,
      offers: offers.map(({ kind, place, language, field, why, stamp }) => ({
        kind,
        place,
        language,
        field,
        why,
        stamp,
      })),
    },
  })

export const readPiece = (id: number, piece: number, signal?: AbortSignal): Promise<DraftPiece> =>
  ask(editionDraftCalls.piece, { parameters: { id, piece }, ...(signal && { signal }) })

export const pieceQuery = (id: number, piece: number) =>
  queryOptions({
    queryKey: [key, id, 'piece', piece],
    queryFn: ({ signal }) => readPiece(id, piece, signal),
    ...fresh,
  })

export const adaptationsQuery = () =>
  queryOptions({
    queryKey: ['adaptations'],
    queryFn: ({ signal }): Promise<Adaptation[]> => ask(adaptationCalls.list, { signal }),
    ...fresh,
  })

export const openDraft = (body: z.input<typeof NewEditionDraft>, requestKey: string) =>
  ask(editionDraftCalls.create, { body, key: requestKey })

export const changePiece = (
  id: number,
  piece: number,
  body: z.input<typeof DraftPieceChange>,
  version: number,
) => ask(editionDraftCalls.change, { parameters: { id, piece }, body, version })

type Versioned = Pick<EditionDraft, 'id' | 'version'>

export const removeDraft = ({ id, version }: Versioned) =>
  ask(editionDraftCalls.remove, { parameters: { id }, version })

export const handIn = ({ id, version }: Versioned, message: string, stillFits: boolean) =>
  ask(editionDraftCalls.handIn, {
    parameters: { id },
    body: { message, still_fits: stillFits },
    version,
  })

export const giveBack = ({ id, version }: Versioned, reason: string) =>
  ask(editionDraftCalls.giveBack, { parameters: { id }, body: { reason }, version })

export const releaseDraft = ({ id, version }: Versioned) =>
  ask(editionDraftCalls.release, { parameters: { id }, version })

export const allowAdaptation = (country: number, allowed: boolean) =>
  ask(adaptationCalls.allow, { parameters: { country }, body: { allowed } })

export const readDraftsAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [key] })

/** After offers were applied or texts imported, the open part is loaded anew and merged with what was typed. */
export const readPiecesAgain = async (client: QueryClient, draft: number): Promise<void> => {
  await client.resetQueries({ queryKey: [key, draft, 'piece'] })
  await readDraftsAgain(client)
}

/**
 * Shows the saved part at once and loads the list of parts anew. The draft's version rose by one: without that,
 * handing in right after saving would be a conflict.
 */
export const takePiece = (client: QueryClient, draft: number, piece: DraftPiece): void => {
  client.setQueryData(pieceQuery(draft, piece.id).queryKey, piece)
  client.setQueryData(draftQuery(draft).queryKey, (now) => now && { ...now, version: now.version + 1 })
  void client.invalidateQueries({ queryKey: draftQuery(draft).queryKey, exact: true })
  void client.invalidateQueries({ queryKey: draftsQuery().queryKey, exact: true })
}
