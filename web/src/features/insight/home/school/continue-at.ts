import type { Review } from 'contract/evaluation/lines'
import type { CategoryOutline } from 'contract/instrument/instruments'

export type Placed = { indicator: CategoryOutline['indicators'][number]; category: CategoryOutline }

export type DomainProgress = {
  category: CategoryOutline
  answered: number
  total: number
  /** The code of the first indicator without an answer, or of the first one. */
  first: string | undefined
}

export const placedIndicators = (categories: readonly CategoryOutline[]): Placed[] =>
  categories.flatMap((category) => category.indicators.map((indicator) => ({ indicator, category })))

/**
 * The indicator that a message is about (`isNamed`), or the first of its domain; undefined for a message on the whole
 * line.
 */
export const placeOfMessage = (
  placed: readonly Placed[],
  { indicator, category }: Review['messages'][number],
): (Placed & { isNamed: boolean }) | undefined => {
  const named = placed.find((each) => each.indicator.id === indicator)
  const place = named ?? placed.find((each) => each.category.id === category)
  return place && { ...place, isNamed: named !== undefined }
}

/** `answered` holds ids of indicators, with unsent answers of this device. */
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

/** The last indicator on this device, else the first without an answer. */
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
