import {
  learnerCounts,
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
import { added, type Cell, type Group, groupsOf } from './cells.ts'
import type { Has } from './filter-queries.ts'
import { answerOf } from './shown.ts'

type Shown = StatisticsFilters & { type: SchoolStatistic; isFiltered: boolean; isWhole: boolean }
type Counts = (typeof disabilityCounts)[number]

export const filtersLines = ({ instrument, year, up_to_year, kind }: Has): boolean =>
  instrument || year || up_to_year || kind

/** Do the filters tell schools of one place from each other? */
export const narrows = (has: Has): boolean => has.management || has.type_of_school || filtersLines(has)

const learners = (cells: Cell[], query: Shown, reading: Reading) => {
  const reasons = disabilityCounts.map(
    (count) => [count, learnersHidden(cells, count, query, reading)] as const,
  )
  return (group: Group, hide: Hide): StatisticsRow['values'] => ({
    students: added(group.cells, 'students'),
    ...(Object.fromEntries(
      reasons.map(([count, reasonOf]) => [count, hide(added(group.cells, count), reasonOf(group.cells))]),
    ) as Record<Counts, number | null>),
  })
}

const names: Record<SchoolStatistic, readonly string[]> = {
  count: ['schools', 'evaluated'],
  management: managements,
  type_of_school: typesOfSchool,
  level: levels,
  learners: learnerCounts,
  staff: staffCounts,
}

/**
 * The answer from the figures of all places within reach; counts of schools and of staff are never hidden. `total`:
 * schools, when not all of them are among these.
 */
export const shownOfSchools = (
  query: Shown,
  language: Language,
  cells: Cell[],
  reading: Reading,
  total?: number,
): Statistics => {
  const plain = (group: Group) =>
    recordOf(names[query.type], (name) => added(group.cells, name)) as StatisticsRow['values']
  const valuesOf = query.type === 'learners' ? learners(cells, query, reading) : plain
  return answerOf(query, groupsOf(cells, query.model, language), valuesOf, total)
}
