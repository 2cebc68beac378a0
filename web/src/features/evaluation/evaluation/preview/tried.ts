import type { Basis } from 'contract/evaluation/proposed-letters'
import type { Category, Indicator, Option } from 'contract/instrument/instruments'

/** What was tried in a preview; lost with the page. */
export type Tried = {
  answers: Readonly<Record<number, { option: number; na_reason: string | null; basis?: Basis }>>
  duties: Readonly<Record<number, { kept: boolean; plan: string | null }>>
}

export type PlacedInDraft = { indicator: Indicator; category: Category }

export type PreviewShown = {
  draft: number
  categories: readonly Category[]
  options: readonly Option[]
  indicators: readonly PlacedInDraft[]
  tried: Tried
}

export const indicatorsIn = (categories: readonly Category[]): PlacedInDraft[] =>
  categories.flatMap((category) =>
    (category.outcomes ?? []).flatMap(({ indicators }) =>
      indicators.map((indicator) => ({ indicator, category })),
    ),
  )

export const addressOfPreview = (draft: number, code: string): string =>
  `/editions/${draft}/preview?indicator=${code}`
