import { averageIsShown, smallestWithExtremes, whoOpenTheSchools } from '../../access/disclosure.ts'
import { percentOf } from '../../evaluation/scores/scores.ts'
import { type DomainNumber, domainNumbers } from '../../evaluation/scores/summary.ts'
import { recordOf } from '../../platform/typed.ts'

/** The results of some schools in one domain: their number, mean and quartiles. */
export type SpreadOfSchools = { schools: number; mean: number | null; quartiles: number[] | null }

/** In percent of full points; null where too few schools are behind it. */
export type Compared = { own: number | null; low: number | null; middle: number | null; high: number | null }

const percent = (points: number | null | undefined): number | null =>
  typeof points === 'number' ? percentOf(points) : null

/** A place beside the middle half of similar schools, of which there must be five (domain.md, 4.3). */
export const comparedWith = (
  own: readonly SpreadOfSchools[],
  similar: readonly SpreadOfSchools[],
  ownSchools: number,
): Record<DomainNumber, Compared> =>
  recordOf(domainNumbers, (number) => {
    const [here, elsewhere] = [own[number - 1], similar[number - 1]]
    // Otherwise the result of the one school would be revealed.
    const isOneOfMore = here?.schools === 1 && ownSchools > 1
    const isShown = here !== undefined && !isOneOfMore && averageIsShown(here.schools, whoOpenTheSchools)
    const isEnough = elsewhere !== undefined && elsewhere.schools >= smallestWithExtremes
    const [low, middle, high] = (isEnough && elsewhere.quartiles) || []
    return {
      own: isShown ? percent(here.mean) : null,
      low: percent(low),
      middle: percent(middle),
      high: percent(high),
    }
  })

/** Values of schools that the reader may not open are rounded to this many percent. */
const step = 5
const rounded = (points: number | undefined, round: (value: number) => number): number | null =>
  points === undefined ? null : round(percentOf(points) / step) * step

/**
 * A school beside the middle half of its group, including itself, so that all schools of the group get the same
 * values and none can be computed from two answers. Needs five others; rounded outwards.
 */
export const comparedWithGroup = (
  own: readonly (number | null)[],
  group: readonly SpreadOfSchools[],
): Record<DomainNumber, Compared> =>
  recordOf(domainNumbers, (number) => {
    const [here, all] = [own[number - 1] ?? null, group[number - 1]]
    const others = (all?.schools ?? 0) - (here === null ? 0 : 1)
    const [low, middle, high] = (others >= smallestWithExtremes && all?.quartiles) || []
    return {
      own: percent(here),
      low: rounded(low, Math.floor),
      middle: rounded(middle, Math.round),
      high: rounded(high, Math.ceil),
    }
  })

/** The side of the middle half on which a place is, by the displayed whole percents. */
export const sideOf = ({ own, low, high }: Compared): 'above' | 'below' | 'within' | null => {
  if (own === null || low === null || high === null) return null
  if (Math.round(own) > Math.round(high)) return 'above'
  return Math.round(own) < Math.round(low) ? 'below' : 'within'
}
