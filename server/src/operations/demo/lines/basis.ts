import { type Basis, proposedBy } from 'contract/evaluation/proposed-letters'
import type { Indicator, OptionCode } from 'contract/instrument/instruments'

type Rested = Basis & { statements: number[] }

const nothing: Rested = { statements: [], reached: null, of: null }

/** The part of the group that proposes the letter: the middle of its band. */
const numbersFor = (letter: OptionCode, size: number): Pick<Basis, 'reached' | 'of'> => {
  const of = letter === 'NA' ? 0 : size
  const fitting = Array.from({ length: of + 1 }, (_, reached) => reached).filter(
    (reached) => proposedBy({ scale: 2, statements: [] }, { ...nothing, reached, of }) === letter,
  )
  const reached = fitting[Math.floor(fitting.length / 2)]
  return reached === undefined ? nothing : { reached, of }
}

/**
 * The basis of a letter in the second edition: the fewest statements that propose it, all for G, which none proposes;
 * for Reach a share of the group, and statements.
 */
export const basisOf = (indicator: Indicator, letter: OptionCode, size: number): Rested => {
  const { statements, scale } = indicator
  if (statements.length === 0) return nothing
  const ticked = statements.map(({ id }) => id)
  const counts = Array.from({ length: ticked.length + 1 }, (_, count) => count)
  const proposes = (count: number) =>
    proposedBy({ scale: 1, statements }, { ...nothing, statements: ticked.slice(0, count) }) === letter
  const none = letter === 'NA' || letter === 'NE'
  const fewest = none ? 0 : (counts.find(proposes) ?? ticked.length)
  return {
    statements: ticked.slice(0, fewest),
    ...(scale === 2 ? numbersFor(letter, size) : { reached: null, of: null }),
  }
}
