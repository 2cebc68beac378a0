import { isWeakAt } from '../../evaluation/scores/points-text.ts'

export const mostWeakPoints = 5

/**
 * The counted lines of one instrument. `points` are the texts of all lines, one after the other, in the order of
 * `indicators`; `learners` are those with a disability of each line's school, null where the list of schools hides
 * them.
 */
export type CountedLines = {
  points: string
  indicators: readonly string[]
  learners: readonly (number | null)[]
}

/** Learners with a disability of the schools that show them, and the number of those that do not. */
export type KnownLearners = { people: number | null; hidden: number }

export type WeakPoint = { indicator: number; code: string; schools: number; learners: KnownLearners }

/** Only what the list of schools shows too. */
const known = (people: number, schools: number, hidden: number): KnownLearners => ({
  people: schools > hidden ? people : null,
  hidden,
})

export const learnersOf = ({ learners }: Pick<CountedLines, 'learners'>): KnownLearners => {
  const shown = learners.filter((each) => each !== null)
  return known(
    shown.reduce((sum, each) => sum + each, 0),
    learners.length,
    learners.length - shown.length,
  )
}

/**
 * Every indicator that is weak somewhere, by position, sorted by the shown number of learners, so that the order
 * reveals nothing hidden.
 */
export const weakPointsOf = ({ points, indicators, learners }: CountedLines): WeakPoint[] => {
  const size = indicators.length
  // Typed arrays, since a hundred thousand schools need millions of steps.
  const [schools, people, hidden] = [new Uint32Array(size), new Uint32Array(size), new Uint32Array(size)]
  for (let line = 0; line < learners.length; line += 1) {
    const count = learners[line] ?? null
    for (let at = 0; at < size; at += 1) {
      if (!isWeakAt(points, line * size + at)) continue
      schools[at] = (schools[at] ?? 0) + 1
      if (count === null) hidden[at] = (hidden[at] ?? 0) + 1
      else people[at] = (people[at] ?? 0) + count
    }
  }
  const sums = indicators.map((code, indicator) => ({
    indicator,
    code,
    schools: schools[indicator] ?? 0,
    people: people[indicator] ?? 0,
    hidden: hidden[indicator] ?? 0,
  }))
  const inOrder = new Intl.Collator('en', { numeric: true }).compare
  return sums
    .filter((each) => each.schools > 0)
    .sort(
      (one, other) =>
        other.people - one.people || other.schools - one.schools || inOrder(one.code, other.code),
    )
    .map(({ people, hidden, ...rest }) => ({ ...rest, learners: known(people, rest.schools, hidden) }))
}
