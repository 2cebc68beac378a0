import type { Rated } from '../src/evaluation/scores/scores.ts'

// Two people judge a school that stayed as it was. Each is right in 70 of 100 indicators, and one letter too high or
// too low in the others (shared/findings/content.md, Noise). Letters are points here: A is 1, G is 7.

const right = 0.7

/** Numbers from 0 to 1 that are the same every time (mulberry32). */
export const seeded = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type Place = { indicator: number; outcome: number; category: number; mayNotApply: boolean }

/** Indicators of an edition, each in its outcome and domain; `structure` is the text of its structure.yaml. */
export const placesIn = (structure: string): Place[] => {
  const text = structure.split('\nduties:')[0] ?? ''
  return [...text.matchAll(/code: "(\d)\.(\d)\.(\d)"(.*)/g)].map(([, domain, outcome, , rest], at) => ({
    indicator: at,
    outcome: Number(`${domain}${outcome}`),
    category: Number(domain),
    mayNotApply: rest?.includes('na: true') === true,
  }))
}

/** How a school is: its letters lie around one level, none so near an end that a judge could err to one side only. */
export const truthOf = (places: readonly Place[], random: () => number): Rated[] => {
  const level = 1 + Math.floor(random() * 6)
  return places.map(({ mayNotApply, ...place }) => {
    const letter = Math.min(6, Math.max(1, level + Math.floor(random() * 3) - 1))
    return { ...place, answered: true, points: mayNotApply && random() < 0.2 ? null : letter }
  })
}

/** The same school in the eyes of one person. */
export const judged = (truth: readonly Rated[], random: () => number): Rated[] =>
  truth.map((each) => {
    const drawn = random()
    const step = drawn < right ? 0 : drawn < right + (1 - right) / 2 ? 1 : -1
    return each.points === null ? each : { ...each, points: each.points + step }
  })

/** One of every `of` indicators really is a letter higher now. */
export const raised = (truth: readonly Rated[], of: 2 | 3): Rated[] =>
  truth.map((each, at) =>
    each.points !== null && at % of === 0 ? { ...each, points: each.points + 1 } : each,
  )

/** Chances of a number, by the number. */
type Chances = ReadonlyMap<number, number>

const wrong = (1 - right) / 2
const oneJudge: Chances = new Map([
  [-1, wrong],
  [0, right],
  [1, wrong],
])

const sumOf = (some: Chances, others: Chances): Chances => {
  const sums = new Map<number, number>()
  for (const [one, chance] of some)
    for (const [other, further] of others)
      sums.set(one + other, (sums.get(one + other) ?? 0) + chance * further)
  return sums
}

const between = sumOf(oneJudge, oneJudge)

/** What is counted of a step: its letters, or one for its indicator. */
export type Counted = 'letters' | 'indicators'

const stepOf = (counted: Counted, rise: 0 | 1): Chances => {
  const steps = new Map<number, number>()
  for (const [step, chance] of between) {
    const is = counted === 'letters' ? step + rise : Math.sign(step + rise)
    steps.set(is, (steps.get(is) ?? 0) + chance)
  }
  return steps
}

const known = new Map<string, Chances>()

/** Of the difference of so many indicators, of which some really are a letter higher. */
const differences = (counted: Counted, size: number, higher: number): Chances => {
  if (size === 0) return new Map([[0, 1]])
  const key = `${counted} ${size} ${higher}`
  const rise = higher === size ? 1 : 0
  const chances =
    known.get(key) ?? sumOf(differences(counted, size - 1, higher - rise), stepOf(counted, rise))
  known.set(key, chances)
  return chances
}

/** How likely they come to at least this difference upwards. */
export const chanceOf = (counted: Counted, size: number, higher: number, from: number): number =>
  [...differences(counted, size, higher)].reduce(
    (sum, [difference, chance]) => (difference >= from - 1e-9 ? sum + chance : sum),
    0,
  )
