import { fieldsWhere } from 'contract/platform/typed'

/** What is folded below the first figures, by the name that it has in the address. */
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

/** Without a line the latest that is final is shown; `open` names what is not folded, such as `plan,stages`. */
export const resultsSearch = (params: Record<string, unknown>): ResultsSearch => {
  const line = Number(params.line)
  const open = namesOpen(params.open).join(',')
  return fieldsWhere({ line, open }, (name, value) =>
    name === 'line' ? Number.isInteger(line) && line > 0 : value !== '',
  )
}

/** Those of them that there are, in the order of the page. */
export const namesOpen = (open: unknown): FoldedCardName[] => {
  const named = typeof open === 'string' ? open.split(',') : []
  return foldedCards.filter((name) => named.includes(name))
}
