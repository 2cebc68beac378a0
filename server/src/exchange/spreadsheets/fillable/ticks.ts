import { idsOfStage } from 'contract/evaluation/proposed-letters'
import type { StatementText } from 'contract/instrument/instruments'

type Stage = 1 | 2 | 3
type Numbered = Pick<StatementText, 'id' | 'stage'>

/** The cell of a stage without true statements. */
export const nothingTrue = '0'

const numbersOf = (statements: readonly Numbered[], stage: Stage): number[] =>
  statements.filter((each) => each.stage === stage).map(({ id }) => id)

/** Each statement with its number. */
export const statementLines = (statements: readonly StatementText[], stage: Stage): string =>
  statements
    .filter((each) => each.stage === stage)
    .map(({ id, text }) => `${id} ${text}`)
    .join('\n')

/** The numbers of the true statements. */
export const ticksCell = (ticked: readonly number[], stage: Stage): string | null =>
  idsOfStage(ticked, stage).join(' ') || null

/** Every answer of a stage: all statements, some of them, none. */
export const ticksOffered = (statements: readonly Numbered[], stage: Stage): string[] => {
  const some = numbersOf(statements, stage).reduce<number[][]>(
    (sets, id) => [...sets, ...sets.map((set) => [...set, id])],
    [[]],
  )
  return some
    .toSorted((one, other) => other.length - one.length)
    .map((set) => (set.length === 0 ? nothingTrue : set.join(' ')))
}

/**
 * The statements of a cell, by their numbers or by their positions in the stage ("1 2" for 11 and 12), with any
 * separator; none for a zero. Undefined for anything else.
 */
export const ticksIn = (
  cell: string | number,
  statements: readonly Numbered[],
  stage: Stage,
): number[] | undefined => {
  const text = String(cell).trim()
  if (/[^\d\s.,;/+&|-]/.test(text)) return undefined
  const numbers = text.match(/\d+/g)?.map(Number) ?? []
  if (numbers.length === 0) return undefined
  const own = numbersOf(statements, stage)
  const meant = numbers
    .filter((number) => number !== 0)
    .map((number) => (number < 10 ? stage * 10 + number : number))
  if (meant.some((id) => !own.includes(id)) || (numbers.includes(0) && meant.length > 0)) return undefined
  return own.filter((id) => meant.includes(id))
}
