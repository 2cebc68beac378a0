import {
  type CheckedBy,
  checkPiece,
  type PieceFault,
  staleTexts,
} from 'contract/instrument/checks/check-piece'
import { Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../../../platform/database/db.ts'
import { avoidedTexts } from '../../avoided-texts.ts'
import { correctedPlaces } from './offer-queries.ts'
import { indicatorsBefore, type PieceRow, piecesOf, writeFaults } from './piece-queries.ts'
import { flatTexts } from './piece-texts.ts'

type Draft = { id: number; base_id: number; languages: Language[] }

/** The context of the checks of a draft's parts. */
export const checkedBy = async (db: Db, { base_id, languages }: Omit<Draft, 'id'>): Promise<CheckedBy> => {
  const before = await indicatorsBefore(db, base_id)
  return {
    languages,
    avoided: await avoidedTexts(),
    scales: new Map(before.map(({ code, scale }) => [code, scale])),
  }
}

export const faultsOf = (
  { place, meaning, link, from, texts, before, kind }: Omit<PieceRow, 'id' | 'version' | 'updated_at'>,
  by: CheckedBy,
): PieceFault[] =>
  checkPiece(
    {
      place,
      scale: kind === 'indicator' ? (meaning.scale ?? null) : null,
      link,
      from,
      texts: flatTexts(texts),
      before: flatTexts(before),
    },
    by,
  )

/** Checks the whole draft, stores the faults of each part, and returns their places. */
export const checkDraft = async (db: Db, draft: Draft): Promise<string[]> => {
  const by = await checkedBy(db, draft)
  const pieces = await piecesOf(db, draft.id)
  const found = pieces.map(({ id, ...piece }) => ({
    id,
    at: piece.place || piece.kind,
    faults: faultsOf(piece, by),
  }))
  await writeFaults(db, found)
  return found.flatMap(({ at, faults }) => (faults.length > 0 ? at : []))
}

const mostPlaces = 10

/** The refusal rolls back the stored faults, so it names the first places itself. */
export const assertFaultless = async (db: Db, draft: Draft): Promise<void> => {
  const places = (await checkDraft(db, draft)).slice(0, mostPlaces)
  if (places.length > 0)
    throw new Problem('edition_draft_has_faults', { places, reason: `See ${places.join(', ')}.` })
}

/** An edition that says what its base says would ask schools the same under another name. */
export const assertChanged = (changed: readonly PieceRow[]): void => {
  if (changed.length === 0) throw new Problem('edition_draft_unchanged')
}

/** For each language the parts whose English changed while the language stayed as it was. */
export const staleIn = (changed: readonly PieceRow[], languages: readonly Language[]) => {
  const found = changed.map((piece) => ({
    ...piece,
    stale: staleTexts({ texts: flatTexts(piece.texts), before: flatTexts(piece.before) }, languages),
  }))
  return languages
    .map((language) => ({
      language,
      pieces: found.filter(({ stale }) => stale.some((each) => each.language === language)),
    }))
    .filter(({ pieces }) => pieces.length > 0)
}

/**
 * A draft for all is read in every language, so whoever hands it in says that what stayed as it was still fits. A
 * country's adaptation needs its own languages alone.
 */
export const assertNoneStale = (
  changed: readonly PieceRow[],
  { languages: all }: Pick<Draft, 'languages'>,
): void => {
  const stale = staleIn(changed, all)
  if (stale.length === 0) return
  const places = [...new Set(stale.flatMap(({ pieces }) => pieces.map(({ place, kind }) => place || kind)))]
  const languages = stale.map(({ language }) => language).join(', ')
  throw new Problem('edition_draft_left_behind', {
    places: places.slice(0, mostPlaces),
    reason: `Not changed: ${languages}.`,
  })
}

/** Releasing would undo corrections of the base edition, so the author must accept or decline them first. */
export const assertCorrectionsSeen = async (db: Db, draft: Draft): Promise<void> => {
  const places = await correctedPlaces(db, draft, mostPlaces)
  if (places.length > 0)
    throw new Problem('edition_draft_has_corrections', { reason: `Corrected: ${places.join(', ')}.` })
}
