import { limits } from 'contract/limits'
import type { Statistics, StatisticsRow } from 'contract/statistics'
import type { Cell, Group } from './cells.ts'

/** Hides a value and counts it; one that is not there anyway is not counted. */
export type Hide = (value: number | null, isShown: boolean) => number | null

/** The answer from its rows: what each says, how much is counted (if more than in these rows) and how much hidden. */
export const answerOf = <Each extends Cell>(
  { type, model }: Pick<Statistics, 'type' | 'model'>,
  groups: readonly Group<Each>[],
  valuesOf: (group: Group<Each>, hide: Hide) => StatisticsRow['values'],
  total = groups.reduce((sum, { cells }) => sum + cells.reduce((lines, cell) => lines + cell.lines, 0), 0),
): Statistics => {
  let suppressed = 0
  const hide: Hide = (value, isShown) => {
    if (isShown || value === null) return value
    suppressed += 1
    return null
  }
  const rows = groups.slice(0, limits.unpaginatedMaximum).map((group) => ({
    place: group.place,
    schools: group.schools,
    values: valuesOf(group, hide),
  }))
  return { type, model, total, rows, suppressed }
}
