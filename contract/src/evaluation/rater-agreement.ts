import { z } from 'zod'

/** The points that two people gave to one indicator: 0 is NE, 1 to 7 are A to G, null is NA. */
export type RatedTwice = readonly [number | null, number | null]
type OnScale = readonly [number, number]

/** With fewer letters the interval would reach from poor to very good. */
export const smallestForKappa = 30
/** Agreement is good from here on. */
export const goodKappa = 0.6

/** Nothing to compare, too few letters, or what the whole interval says. */
export const agreementVerdicts = ['none', 'few', 'well', 'unclear', 'poorly'] as const

export const Agreement = z.object({
  compared: z.int().describe('indicators that at least one of the two found applicable'),
  exact: z.int().describe('of these: the same letter'),
  near: z.int().describe('of these: the same letter or the next one'),
  one_not_applicable: z.int().describe('of these: one of the two says that it does not apply'),
  both_not_applicable: z.int().describe('left out: both say that it does not apply'),
  kappa: z
    .object({ value: z.number(), low: z.number(), high: z.number() })
    .nullable()
    .describe(`weighted by the squared distance, with its 95 % interval; null below ${smallestForKappa}`),
  verdict: z.enum(agreementVerdicts),
})
export type Agreement = z.infer<typeof Agreement>

const isOnScale = (pair: RatedTwice): pair is OnScale => pair[0] !== null && pair[1] !== null

const distanceOf = ([one, other]: OnScale): number => Math.abs(one - other)

/** The distance between two letters. */
type Weight = (one: number, other: number) => number
const squared: Weight = (one, other) => (one - other) ** 2

/** The relative frequency of each letter. */
const partsOf = (letters: readonly number[]): Map<number, number> => {
  const parts = new Map<number, number>()
  for (const letter of letters) parts.set(letter, (parts.get(letter) ?? 0) + 1 / letters.length)
  return parts
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** The mean distance of a letter to those of the other person. */
const meanDistance = (letter: number, others: ReadonlyMap<number, number>, weight: Weight): number =>
  [...others].reduce((sum, [other, part]) => sum + part * weight(letter, other), 0)

/** The 97.5 % quantile of the normal distribution. */
const ofNormal = 1.959963984540054

/**
 * Cohen's weighted kappa (1968): how much less two people disagree than by chance, given their own letters. The
 * interval uses the standard error of Fleiss, Cohen and Everitt (1969), written with distances instead of agreement
 * weights. Null where both gave one and the same letter throughout.
 */
export const weightedKappa = (
  pairs: readonly OnScale[],
  weight: Weight = squared,
): { value: number; low: number; high: number } | null => {
  const first = partsOf(pairs.map(([one]) => one))
  const second = partsOf(pairs.map(([, other]) => other))
  const seen = meanOf(pairs.map(([one, other]) => weight(one, other)))
  const expected = [...first].reduce(
    (sum, [letter, part]) => sum + part * meanDistance(letter, second, weight),
    0,
  )
  if (!(expected > 1e-12)) return null
  const value = 1 - seen / expected
  // The contribution of each pair to kappa; the variance of kappa follows from their variance.
  const shares = pairs.map(([one, other]) => {
    const byChance = meanDistance(one, second, weight) + meanDistance(other, first, (a, b) => weight(b, a))
    return (weight(one, other) * expected - seen * (byChance - expected)) / expected ** 2
  })
  const middle = meanOf(shares)
  const error = Math.sqrt(meanOf(shares.map((share) => (share - middle) ** 2)) / pairs.length)
  return {
    value,
    low: Math.max(-1, value - ofNormal * error),
    high: Math.min(1, value + ofNormal * error),
  }
}

const verdictOf = (
  compared: number,
  onScale: number,
  kappa: Agreement['kappa'],
): (typeof agreementVerdicts)[number] => {
  if (compared === 0) return 'none'
  if (onScale < smallestForKappa) return 'few'
  if (kappa === null) return 'unclear'
  if (kappa.low >= goodKappa) return 'well'
  return kappa.high < goodKappa ? 'poorly' : 'unclear'
}

/**
 * How far two people agree; NE is a point of the scale, below A. If both say NA the indicator is left out; if one
 * does, they differ by more than a letter, and kappa, which needs a distance, leaves it out.
 */
export const agreementOf = (pairs: readonly RatedTwice[]): Agreement => {
  const compared = pairs.filter(([one, other]) => one !== null || other !== null)
  const onScale = compared.filter(isOnScale)
  const kappa = onScale.length < smallestForKappa ? null : weightedKappa(onScale)
  return {
    compared: compared.length,
    exact: onScale.filter((pair) => distanceOf(pair) === 0).length,
    near: onScale.filter((pair) => distanceOf(pair) <= 1).length,
    one_not_applicable: compared.length - onScale.length,
    both_not_applicable: pairs.length - compared.length,
    kappa,
    verdict: verdictOf(compared.length, onScale.length, kappa),
  }
}
