import { averageIsShown, smallestWithExtremes, whoOpenTheSchools } from '../../access/disclosure.ts'
import { percentOf } from '../../evaluation/scores/scores.ts'
import { type DomainNumber, domainNumbers } from '../../evaluation/scores/summary.ts'
import { recordOf } from '../../platform/typed.ts'

/** Of some schools in one domain: how many have a result, its mean, and quartiles of their points. */
export type SpreadOfSchools = { schools: number; mean: number | null; quartiles: number[] | null }

/** In percent of full points; null where too few schools stand behind it. */
export type Compared = { own: number | null; low: number | null; middle: number | null; high: number | null }

const percent = (points: number | null | undefined): number | null =>
  typeof points === 'number' ? percentOf(points) : null

/** A place beside the middle half of similar schools, which needs five of them (domain §4.3). */
export const comparedWith = (
  own: readonly SpreadOfSchools[],
  similar: readonly SpreadOfSchools[],
  ownSchools: number,
): Record<DomainNumber, Compared> =>
  recordOf(domainNumbers, (number) => {
    const [here, elsewhere] = [own[number - 1], similar[number - 1]]
    // of one among several schools it would not be seen that it is one
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

/** So coarse is what a school reads of schools that it may not open, in percent. */
const step = 5
const rounded = (points: number | undefined, round: (value: number) => number): number | null =>
  points === undefined ? null : round(percentOf(points) / step) * step

/**
 * A school beside the middle half of its group, itself included, so that every school of the group reads the same
 * band: none can be worked out from two of them. It needs five others, and is rounded outwards.
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

/** On which side of the middle half a place stands, by the numbers as they are shown: whole percents. */
export const sideOf = ({ own, low, high }: Compared): 'above' | 'below' | 'within' | null => {
  if (own === null || low === null || high === null) return null
  if (Math.round(own) > Math.round(high)) return 'above'
  return Math.round(own) < Math.round(low) ? 'below' : 'within'
}
