import { type StageCounts, stageNames } from '../../evaluation/scores/summary.ts'
import { recordOf } from '../../platform/typed.ts'

/** Parts of a whole in full percents that add up to 100: what rounding leaves over goes to the largest remainders. */
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

/** What stands at each stage, and nowhere, in full percents of all. */
export const stagePercents = (counts: StageCounts): Record<(typeof stageNames)[number], number> => {
  const percents = wholePercents(stageNames.map((name) => counts[name]))
  return recordOf(stageNames, (name) => percents[stageNames.indexOf(name)] ?? 0)
}
