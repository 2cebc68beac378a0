import type { Statistics, StatisticsRow } from 'contract/insight/statistics/statistics'
import { limits } from 'contract/platform/limits'
import { type Hide, hiding } from '../../access/disclosure/hiding.ts'
import type { Group } from './cells.ts'

/** The answer from its rows: what each says, how much is counted (if more than in these rows) and how much hidden. */
export const answerOf = (
  { type, model }: Pick<Statistics, 'type' | 'model'>,
  groups: readonly Group[],
  valuesOf: (group: Group, hide: Hide) => StatisticsRow['values'],
  total = groups.reduce((sum, { cells }) => sum + cells.reduce((lines, cell) => lines + cell.lines, 0), 0),
): Statistics => {
  const { hide, hidden } = hiding()
  const rows = groups.slice(0, limits.unpaginatedMaximum).map((group) => ({
    place: group.place,
    schools: group.schools,
    values: valuesOf(group, hide),
  }))
  return { type, model, total, rows, ...hidden() }
}
