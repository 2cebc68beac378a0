import {
  type SchoolStatistic,
  type Statistics,
  type StatisticsFilters,
  type StatisticsRow,
  staffCounts,
} from 'contract/insight/statistics/statistics'
import { disabilityCounts, levels, managements, typesOfSchool } from 'contract/places/school-fields'
import type { Language } from 'contract/platform/shapes'
import { recordOf } from 'contract/platform/typed'
import type { Hide } from '../../access/disclosure/hiding.ts'
import { learnersHidden, type Reading } from '../../access/disclosure/learners.ts'
import { added, type FigureCell, groupsOf, type PlaceCells } from './cells.ts'
import type { Has } from './filter-queries.ts'
import { answerOf, plainSums } from './shown.ts'

type Shown = StatisticsFilters & { type: SchoolStatistic; isFiltered: boolean; isWhole: boolean }

export const filtersLines = ({ instrument, year, up_to_year, kind }: Has): boolean =>
  instrument || year || up_to_year || kind

/** Whether the filters distinguish schools of one place. */
export const narrows = (has: Has): boolean => has.management || has.type_of_school || filtersLines(has)

const learners = (cells: FigureCell[], query: Shown, reading: Reading) => {
  const reasons = recordOf(disabilityCounts, (count) => learnersHidden(cells, count, query, reading))
  return (group: PlaceCells, hide: Hide): StatisticsRow['values'] => ({
    students: added(group.cells, 'students'),
    ...recordOf(disabilityCounts, (count) => hide(added(group.cells, count), reasons[count](group.cells))),
  })
}

const sums: Record<Exclude<SchoolStatistic, 'learners'>, (group: PlaceCells) => StatisticsRow['values']> = {
  count: plainSums(['schools', 'evaluated']),
  management: plainSums(managements),
  type_of_school: plainSums(typesOfSchool),
  level: plainSums(levels),
  staff: plainSums(staffCounts),
}

/**
 * The answer from the figures of all places in scope; counts of schools and staff are never hidden. `total` is the
 * number of schools, when these are not all.
 */
export const shownOfSchools = (
  query: Shown,
  language: Language,
  cells: FigureCell[],
  reading: Reading,
  total?: number,
): Statistics => {
  const valuesOf = query.type === 'learners' ? learners(cells, query, reading) : sums[query.type]
  return answerOf(query, groupsOf(cells, query.model, language), valuesOf, total)
}
