import { adaptationCalls, editionDraftCalls } from 'contract/instrument/edition-drafts'
import { sql } from 'kysely'
import { openDraft } from '../../../src/instrument/instruments/drafts/open-queries.ts'
import type { Land } from '../land.ts'
import { rowsOf } from '../row.ts'

/** The country of the land may adapt an edition, and somebody there opened a draft of one. */
export const newDraft = async ({ db, country, instrument, representative }: Land): Promise<number> => {
  await db.updateTable('countries').set({ may_adapt: true }).where('id', '=', country).execute()
  return openDraft(db, { base: instrument.id, country, languages: ['en'], actor: representative.id })
}

const pieceOf = async (at: Land) => {
  const id = await newDraft(at)
  const { id: piece } = await at.db
    .selectFrom('edition_draft_pieces')
    .select('id')
    .where('draft_id', '=', id)
    .where('place', '=', '1.1.1')
    .executeTakeFirstOrThrow()
  return { id, piece }
}

/** The edition was corrected in the product since the draft was opened. */
const withOffer = async (at: Land) => {
  const { id, piece } = await pieceOf(at)
  await at.db
    .updateTable('edition_draft_pieces')
    .set({ before: sql`jsonb_set(before, '{en,name}', '"What it was called"')` })
    .where('id', '=', piece)
    .execute()
  const { stamp } = await at.db
    .selectFrom('edition_draft_pieces')
    .where('id', '=', piece)
    .select(
      sql<string>`left(md5(jsonb_build_array(texts -> 'en' -> 'name', texts -> 'en' -> 'name')::text), 12)`.as(
        'stamp',
      ),
    )
    .executeTakeFirstOrThrow()
  const offer = {
    kind: 'indicator',
    place: '1.1.1',
    language: 'en',
    field: 'name',
    why: 'corrected',
    stamp,
  } as const
  return { parameters: { id }, body: { take: true, offers: [offer] } }
}

const changedDraft = async (at: Land) => {
  const { id, piece } = await pieceOf(at)
  await at.db
    .updateTable('edition_draft_pieces')
    .set({ texts: sql`jsonb_set(texts, '{en,name}', '"Another name"')`, link: 'reworded' })
    .where('id', '=', piece)
    .execute()
  return id
}

/** Handed in by somebody who releases nothing here. */
const handedIn = async (at: Land): Promise<number> => {
  const id = await newDraft(at)
  await at.db
    .updateTable('edition_drafts')
    .set({ status: 'handed_in', handed_in_by: at.coordinator.id })
    .where('id', '=', id)
    .execute()
  return id
}

export const editionRows = [
  ...rowsOf(editionDraftCalls, {
    list: { may: '– D D S D A', asks: async (at) => ({ shows: await newDraft(at) }) },
    create: {
      may: '– D D S D A',
      named: ['body.country'],
      asks: async (at) => {
        await newDraft(at)
        return { body: { instrument: at.instrument.id, country: at.country } }
      },
    },
    read: { may: '– D D S D A', asks: async (at) => ({ parameters: { id: await newDraft(at) } }) },
    preview: { may: '– D D S D A', asks: async (at) => ({ parameters: { id: await newDraft(at) } }) },
    remove: { may: '– D D S D A', asks: async (at) => ({ parameters: { id: await newDraft(at) } }) },
    piece: {
      may: '– D D S D A',
      asks: async (at) => ({ parameters: await pieceOf(at) }),
    },
    change: {
      may: '– D D S D A',
      asks: async (at) => ({
        parameters: await pieceOf(at),
        body: { texts: [{ language: 'en', field: 'name', text: 'Another name' }], link: 'reworded' },
      }),
    },
    offers: { may: '– D D S D A', asks: async (at) => ({ parameters: { id: await newDraft(at) } }) },
    settleOffers: { may: '– D D S D A', asks: withOffer },
    handIn: { may: '– D D S D A', asks: async (at) => ({ parameters: { id: await changedDraft(at) } }) },
    giveBack: {
      may: '– D D S D A',
      asks: async (at) => ({
        parameters: { id: await handedIn(at) },
        body: { reason: 'Look at 1.1.1 again' },
      }),
    },
    release: { may: '– D D S D A', asks: async (at) => ({ parameters: { id: await handedIn(at) } }) },
  }),
  ...rowsOf(adaptationCalls, {
    list: { may: '– D D A D A', asks: () => ({}) },
    allow: {
      may: '– D D D D A',
      asks: (at) => ({ parameters: { country: at.country }, body: { allowed: true } }),
    },
  }),
]
