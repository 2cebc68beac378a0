import { statementFields } from 'contract/instrument/instruments'
import { defined } from 'contract/platform/typed'
import { type Edition, statementIds, type Texts } from '../editions/edition.ts'
import type { PieceRow } from './piece-queries.ts'

/** The edition that a draft would become, in the shape of one read from a folder. */
export const editionOfDraft = (pieces: readonly PieceRow[], number: number): Edition => {
  const of = (kind: PieceRow['kind']) => pieces.filter((piece) => piece.kind === kind)
  const within = (place: string, rows: PieceRow[]) => rows.filter((row) => row.place.startsWith(`${place}.`))
  return {
    number,
    texts: defined(of('instrument')[0]).texts,
    categories: of('category').map(({ place, meaning, texts }) => ({
      number: defined(meaning.number),
      texts,
      outcomes: within(place, of('outcome')).map((outcome) => ({
        code: outcome.place,
        number: defined(outcome.meaning.number),
        texts: outcome.texts,
        indicators: of('indicator')
          .filter((indicator) => indicator.meaning.outcome === outcome.place)
          .map(indicatorOf),
      })),
    })),
    options: of('option').map(({ meaning, texts }) => ({
      code: defined(meaning.code),
      scale: meaning.scale ?? null,
      points: meaning.points ?? null,
      stage: meaning.stage ?? null,
      position: defined(meaning.position),
      texts,
    })),
    duties: of('duty').map(({ place, meaning, texts }) => ({
      code: place,
      domain: defined(meaning.domain),
      position: defined(meaning.position),
      texts,
    })),
  }
}

const indicatorOf = ({ place, meaning, link, from, texts }: PieceRow) => ({
  code: place,
  number: defined(meaning.number),
  scale: defined(meaning.scale),
  principal: meaning.principal === true,
  na_allowed: meaning.na_allowed === true,
  link,
  links_from: from,
  statements: statementIds(statementsOf(texts)),
  texts,
})

const statementsOf = (texts: Texts): string[][] =>
  statementFields.map((field) => {
    const lines = texts['en']?.[field]
    return Array.isArray(lines) ? lines : []
  })

/** Codes that may not be compared with the edition before. */
export const changedMeanings = (pieces: readonly PieceRow[]): string[] =>
  pieces
    .filter(({ kind, link }) => kind === 'indicator' && link !== 'same' && link !== 'reworded')
    .map(({ place }) => place)
