import type { Rated } from './scores.ts'

const notApplicable = '-'

/**
 * The points of a line's indicators as one text, a character each: 0 to 7, or - for NA. So 66 answers of a hundred
 * thousand lines are read as a hundred thousand short texts.
 */
export const pointsText = (rated: readonly Pick<Rated, 'points'>[]): string =>
  rated.map(({ points }) => points ?? notApplicable).join('')

/** NE, A or B: not beyond the first stage. */
export const weakPoints: readonly number[] = [0, 1, 2]
const lowest = '0'.charCodeAt(0)
const highest = '2'.charCodeAt(0)

/** Whether the indicator at this position of the text is weak. */
export const isWeakAt = (points: string, at: number): boolean => {
  const code = points.charCodeAt(at)
  return code >= lowest && code <= highest
}
