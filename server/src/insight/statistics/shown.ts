import type { Statistics, StatisticsRow } from 'contract/insight/statistics/statistics'
import { limits } from 'contract/platform/limits'
import { recordOf } from 'contract/platform/typed'
import { type Hide, hiding } from '../../access/disclosure/hiding.ts'
import { added, type PlaceCells } from './cells.ts'

/** Sums that are never hidden. */
export const plainSums =
  <const Name extends string>(names: readonly Name[]) =>
  ({ cells }: PlaceCells): Record<Name, number> =>
    recordOf(names, (name) => added(cells, name))

/** The answer from its rows, with the number of counted rows (if more than these) and of hidden ones. */
export const answerOf = (
  { type, model }: Pick<Statistics, 'type' | 'model'>,
  groups: readonly PlaceCells[],
  valuesOf: (group: PlaceCells, hide: Hide) => StatisticsRow['values'],
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
