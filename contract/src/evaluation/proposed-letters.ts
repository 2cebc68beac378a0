import type { OptionCode, StatementText } from '../instrument/instruments.ts'

/** What a letter is based on: the ticked statements, and for Reach two numbers. */
export type Basis = { statements: readonly number[]; reached: number | null; of: number | null }

type Ticked = Pick<StatementText, 'id' | 'stage'>

/** Numbers of statements of one stage: 11 is the first of Change (decision 194). */
export const idsOfStage = (ids: readonly number[], stage: Stage): number[] =>
  ids.filter((id) => Math.floor(id / 10) === stage)

const stages = [1, 2, 3] as const
type Stage = (typeof stages)[number]
const underWay = { 1: 'A', 2: 'C', 3: 'E' } as const
const full = { 1: 'B', 2: 'D', 3: 'F' } as const

/**
 * The letter that ticks suggest, or none without ticks. All statements of a stage give its full letter, some of them
 * the letter in progress; a later stage counts only when all earlier ones are complete. Ticks never suggest G, which
 * takes twelve months and confirmation by others.
 */
export const proposedByTicks = (
  statements: readonly Ticked[],
  ticked: readonly number[],
): OptionCode | null => {
  let letter: OptionCode | null = statements.some(({ id }) => ticked.includes(id)) ? 'A' : null
  for (const stage of stages) {
    const { all, some } = countOf(statements, ticked, stage)
    if (some) letter = all ? full[stage] : underWay[stage]
    if (!all) return letter
  }
  return letter
}

const countOf = (statements: readonly Ticked[], ticked: readonly number[], stage: Stage) => {
  const ofStage = statements.filter((each) => each.stage === stage)
  const count = ofStage.filter(({ id }) => ticked.includes(id)).length
  return { some: count > 0, all: count > 0 && count === ofStage.length }
}

/** The first stage that lacks a statement although a later one has some, which limits the letter. */
export const limitingStage = (statements: readonly Ticked[], ticked: readonly number[]): Stage | null => {
  const lacking = stages.find((stage) => !countOf(statements, ticked, stage).all)
  const isAfter = statements.some(({ id, stage }) => ticked.includes(id) && stage > (lacking ?? 3))
  return lacking !== undefined && isAfter ? lacking : null
}

/** The lowest percentage of each letter of Reach, inclusive, on exact numbers. */
export const bands = [
  ['G', 90],
  ['F', 75],
  ['E', 60],
  ['D', 45],
  ['C', 30],
  ['B', 15],
] as const satisfies (readonly [OptionCode, number])[]

/** The letter that two numbers suggest: NA for an empty group, NE if nobody is reached. */
export const proposedByShare = (reached: number, of: number): OptionCode => {
  if (of === 0) return 'NA'
  if (reached === 0) return 'NE'
  return bands.find(([, from]) => reached * 100 >= from * of)?.[0] ?? 'A'
}

/** The percentage rounded down for display; the letter follows from the exact share. */
export const shareOf = ({ reached, of }: Pick<Basis, 'reached' | 'of'>): number | null =>
  reached === null || of === null || of === 0 || reached > of ? null : Math.floor((reached * 100) / of)

/** With so few people one more or less changes the share much. */
export const isSmallGroup = (of: number | null): boolean => of !== null && of >= 1 && of <= 6

/** The letter that the ticks of Practice or the numbers of Reach suggest. */
export const proposedBy = (
  indicator: { scale: 1 | 2; statements: readonly Ticked[] },
  { statements, reached, of }: Basis,
): OptionCode | null => {
  if (indicator.scale === 1) return proposedByTicks(indicator.statements, statements)
  return reached === null || of === null || reached > of ? null : proposedByShare(reached, of)
}
