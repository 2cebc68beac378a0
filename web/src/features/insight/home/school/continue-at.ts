import type { CategoryOutline } from 'contract/instrument/instruments'

type Placed = { indicator: CategoryOutline['indicators'][number]; category: CategoryOutline }

export type DomainProgress = {
  category: CategoryOutline
  answered: number
  total: number
  /** The code of the first indicator without an answer, or of the first one. */
  first: string | undefined
}

export const placedIndicators = (categories: readonly CategoryOutline[]): Placed[] =>
  categories.flatMap((category) => category.indicators.map((indicator) => ({ indicator, category })))

/** How far each domain is. `answered` holds ids of indicators, with those that only this device knows of. */
export const progressByDomain = (
  categories: readonly CategoryOutline[],
  answered: ReadonlySet<number>,
): DomainProgress[] =>
  categories.map((category) => {
    const own = placedIndicators([category])
    const open = own.filter(({ indicator }) => !answered.has(indicator.id))
    return {
      category,
      answered: own.length - open.length,
      total: own.length,
      first: (open[0] ?? own[0])?.indicator.code,
    }
  })

/** Where somebody goes on: where they stopped on this device, else at the first indicator without an answer. */
export const continueAt = (
  categories: readonly CategoryOutline[],
  answered: ReadonlySet<number>,
  stopped: string | undefined,
): Placed | undefined => {
  const placed = placedIndicators(categories)
  return (
    placed.find(({ indicator }) => indicator.code === stopped) ??
    placed.find(({ indicator }) => !answered.has(indicator.id)) ??
    placed[0]
  )
}
