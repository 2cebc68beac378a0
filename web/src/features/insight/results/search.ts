import { fieldsWhere } from 'contract/platform/typed'

/** Names of the folded cards in the address. */
export const foldedCards = [
  'map',
  'domains',
  'stages',
  'evidence',
  'outcomes',
  'review',
  'plan',
  'lines',
  'compare',
  'self',
] as const
export type FoldedCardName = (typeof foldedCards)[number]

type ResultsSearch = { line?: number; open?: string }

/** Without a line the latest final one is shown; `open` lists open cards, such as `plan,stages`. */
export const resultsSearch = (params: Record<string, unknown>): ResultsSearch => {
  const line = Number(params.line)
  const open = namesOpen(params.open).join(',')
  return fieldsWhere({ line, open }, (name, value) =>
    name === 'line' ? Number.isInteger(line) && line > 0 : value !== '',
  )
}

export const namesOpen = (open: unknown): FoldedCardName[] => {
  const named = typeof open === 'string' ? open.split(',') : []
  return foldedCards.filter((name) => named.includes(name))
}
