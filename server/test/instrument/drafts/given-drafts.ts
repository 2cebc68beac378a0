import { editionDraftCalls } from 'contract/instrument/edition-drafts'
import type { IndicatorTextField } from 'contract/instrument/instruments'
import type { Language } from 'contract/platform/shapes'
import type { Someone } from '../../given/people.ts'
import type { Vereda } from '../../vereda.ts'

type Text = { language: Language; field: IndicatorTextField; text: string }
export const statement = (text: string): Text => ({ language: 'en', field: 'statements_s1', text })

const atVersion = (version: number | undefined) =>
  version === undefined ? {} : { headers: { 'if-match': `"v${version}"` } }

/** What people do with drafts of editions. */
export const draftsIn = (vereda: Vereda) => {
  const read = async (as: Someone, id: number) =>
    (await vereda.ask(editionDraftCalls.read, as, { parameters: { id } })).body
  const pieceOf = async (as: Someone, id: number, place: string) => {
    const found = (await read(as, id)).pieces.find((each) => each.place === place)
    return (await vereda.ask(editionDraftCalls.piece, as, { parameters: { id, piece: found?.id ?? 0 } })).body
  }
  return {
    read,
    pieceOf,
    open: (as: Someone, instrument: number, country: number) =>
      vereda.ask(editionDraftCalls.create, as, { body: { instrument, country } }),
    change: async (as: Someone, id: number, place: string, ...texts: Text[]) =>
      vereda.ask(editionDraftCalls.change, as, {
        parameters: { id, piece: (await pieceOf(as, id, place)).id },
        body: { texts, link: 'reworded' },
      }),
    move: (as: Someone, call: 'handIn' | 'release' | 'remove', id: number, version?: number) =>
      vereda.ask(editionDraftCalls[call], as, { parameters: { id }, ...atVersion(version) }),
    handIn: (as: Someone, id: number, message: string) =>
      vereda.ask(editionDraftCalls.handIn, as, { parameters: { id }, body: { message } }),
    giveBack: (as: Someone, id: number) =>
      vereda.ask(editionDraftCalls.giveBack, as, { parameters: { id }, body: { reason: 'Look again' } }),
  }
}
