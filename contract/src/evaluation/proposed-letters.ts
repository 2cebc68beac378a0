import type { OptionCode, StatementText } from '../instrument/instruments.ts'

/** What a letter rests on: the statements that were ticked, and of Reach how many of how many. */
export type Basis = { statements: readonly number[]; reached: number | null; of: number | null }

type Ticked = Pick<StatementText, 'id' | 'stage'>

/** Of statements by their numbers those of a stage: 11 is the first of Change (decision 194). */
export const idsOfStage = (ids: readonly number[], stage: Stage): number[] =>
  ids.filter((id) => Math.floor(id / 10) === stage)

const stages = [1, 2, 3] as const
type Stage = (typeof stages)[number]
const underWay = { 1: 'A', 2: 'C', 3: 'E' } as const
const full = { 1: 'B', 2: 'D', 3: 'F' } as const

/**
 * The letter that ticks propose, or none where nothing is ticked. All of a stage, with all of the stages before, is its
 * full letter; some of it is under way. A later stage counts only when those before it are whole: whoever lacks a
 * statement of Change stays at A, whatever else is ticked. Ticks alone never propose G, which takes twelve months and
 * others who have seen it.
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

/** The first stage that lacks a statement although a later one has some: it holds the letter back. */
export const limitingStage = (statements: readonly Ticked[], ticked: readonly number[]): Stage | null => {
  const lacking = stages.find((stage) => !countOf(statements, ticked, stage).all)
  const isAfter = statements.some(({ id, stage }) => ticked.includes(id) && stage > (lacking ?? 3))
  return lacking !== undefined && isAfter ? lacking : null
}

/** From how many of a hundred each letter of Reach begins: half-open, on exact numbers. */
export const bands = [
  ['G', 90],
  ['F', 75],
  ['E', 60],
  ['D', 45],
  ['C', 30],
  ['B', 15],
] as const satisfies (readonly [OptionCode, number])[]

/** The letter that two numbers propose: an empty group does not apply, nobody reached is no evidence. */
export const proposedByShare = (reached: number, of: number): OptionCode => {
  if (of === 0) return 'NA'
  if (reached === 0) return 'NE'
  return bands.find(([, from]) => reached * 100 >= from * of)?.[0] ?? 'A'
}

/** Of a hundred, rounded down to be read; the letter is proposed by the exact share. */
export const shareOf = ({ reached, of }: Pick<Basis, 'reached' | 'of'>): number | null =>
  reached === null || of === null || of === 0 || reached > of ? null : Math.floor((reached * 100) / of)

/** With so few people one more or less moves the share far. */
export const isSmallGroup = (of: number | null): boolean => of !== null && of >= 1 && of <= 6

/** What the ticks of an indicator of Practice, or the numbers of one of Reach, propose. */
export const proposedBy = (
  indicator: { scale: 1 | 2; statements: readonly Ticked[] },
  { statements, reached, of }: Basis,
): OptionCode | null => {
  if (indicator.scale === 1) return proposedByTicks(indicator.statements, statements)
  return reached === null || of === null || reached > of ? null : proposedByShare(reached, of)
}
