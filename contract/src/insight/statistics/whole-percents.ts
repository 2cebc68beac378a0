import { type StageCounts, stageNames } from '../../evaluation/scores/summary.ts'
import { recordOf } from '../../platform/typed.ts'

/**
 * Parts of a whole in full percents; equal counts have equal percents. What rounding leaves over goes, the largest
 * remainder first, to all parts of one count or to none: where ties are in the way, the sum is only close to 100.
 */
export const wholePercents = (counts: readonly number[]): number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const remainder = (count: number): number => (count * 100) % total
  const parts = (count: number): number => counts.filter((each) => each === count).length
  let left = counts.reduce((sum, count) => sum + remainder(count), 0) / total
  const raised = new Set<number>()
  const inOrder = [...new Set(counts)].sort(
    (one, other) => remainder(other) - remainder(one) || parts(one) - parts(other),
  )
  for (const count of inOrder) {
    // one group that does not fit is raised where that comes as close to 100 or closer, as rounding would
    if (left * 2 < parts(count)) break
    raised.add(count)
    left -= parts(count)
  }
  return counts.map((count) => Math.floor((count * 100) / total) + (raised.has(count) ? 1 : 0))
}

/** What stands at each stage, and nowhere, in full percents of all. */
export const stagePercents = (counts: StageCounts): Record<(typeof stageNames)[number], number> => {
  const percents = wholePercents(stageNames.map((name) => counts[name]))
  return recordOf(stageNames, (name) => percents[stageNames.indexOf(name)] ?? 0)
}
