import { type StageCounts, stageNames } from '../../evaluation/scores/summary.ts'
import { recordOf } from '../../platform/typed.ts'

/** Whole percents that add up to 100: the remainder goes to the largest fractions. */
export const wholePercents = (counts: readonly number[]): number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const exact = counts.map((count) => (count * 100) / total)
  const left = 100 - exact.reduce((sum, part) => sum + Math.floor(part), 0)
  const served = exact
    .map((part, place) => ({ place, rest: part - Math.floor(part) }))
    .sort((one, other) => other.rest - one.rest || one.place - other.place)
    .slice(0, left)
  return exact.map((part, place) => Math.floor(part) + (served.some((each) => each.place === place) ? 1 : 0))
}

/** The parts at each stage and at none in whole percents. */
export const stagePercents = (counts: StageCounts): Record<(typeof stageNames)[number], number> => {
  const percents = wholePercents(stageNames.map((name) => counts[name]))
  return recordOf(stageNames, (name) => percents[stageNames.indexOf(name)] ?? 0)
}
