import { disabilityCounts, levels, managements, typesOfSchool } from 'contract/schools'
import type { Language } from 'contract/shapes'
import { learnersRule, mayCountByClass, rareRule } from 'contract/small-numbers'
import {
  learnerCounts,
  type SchoolStatistic,
  type Statistics,
  type StatisticsFilters,
  type StatisticsRow,
  staffCounts,
} from 'contract/statistics'
import { added, type ClassCell, type Group, groupsOf, visibility } from '../cells.ts'
import type { Has } from '../filters/queries.ts'
import { answerOf, type Hide } from '../shown.ts'

type Asked = StatisticsFilters & { type: SchoolStatistic }
type Counts = (typeof disabilityCounts)[number]

/** A filter that tells schools of one place from each other. */
export type Narrowing = 'management' | 'type_of_school' | 'evaluated'

export const asksOfLines = ({ instrument, year, up_to_year, kind }: Has): boolean =>
  instrument || year || up_to_year || kind

export const narrowedBy = (has: Has): Narrowing[] => [
  ...(has.management ? (['management'] as const) : []),
  ...(has.type_of_school ? (['type_of_school'] as const) : []),
  ...(asksOfLines(has) ? (['evaluated'] as const) : []),
]

const ruleOf = (count: Counts) =>
  count === 'students_with_multiple_disabilities' || count === 'students_with_deafblindness'
    ? rareRule
    : learnersRule

/**
 * May a row show this count of learners? Among all schools by the rule of small numbers. Of one kind of school only a
 * whole country shows it, and none of two kinds at once: a number told for ever narrower questions ends at one child.
 */
const countShown = (cells: ClassCell[], { model }: Asked, narrowed: Narrowing[], count: Counts) => {
  const rule = ruleOf(count)
  if (narrowed.length === 0) {
    const isVisible = visibility(cells, (cell) => cell.numbers[count] ?? 0, rule)
    return (group: Group) => isVisible(group, model)
  }
  if (narrowed.length > 1 || model !== 'country') return () => false
  return ({ place }: Group) => {
    const own = cells.filter((cell) => cell.country === place.id)
    const kinds = [...new Set(own.map((cell) => cell.kind))].map((kind) => {
      const same = own.filter((cell) => cell.kind === kind)
      return { value: added(same, count), schools: same.reduce((sum, cell) => sum + cell.schools, 0) }
    })
    return own.every((cell) => cell.is_asked) && mayCountByClass(kinds, rule)
  }
}

const learners = (cells: ClassCell[], asked: Asked, narrowed: Narrowing[]) => {
  const shown = disabilityCounts.map((count) => [count, countShown(cells, asked, narrowed, count)] as const)
  return (group: Group, hide: Hide): StatisticsRow['values'] => ({
    students: added(group.cells, 'students'),
    ...(Object.fromEntries(
      shown.map(([count, isShown]) => [count, hide(added(group.cells, count), isShown(group))]),
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
  asked: Asked,
  language: Language,
  cells: ClassCell[],
  narrowed: Narrowing[],
  total?: number,
): Statistics => {
  const groups = groupsOf(
    cells.filter((cell) => cell.is_kind),
    asked.model,
    language,
  )
  const plain = (group: Group) =>
    Object.fromEntries(
      names[asked.type].map((name) => [name, added(group.cells, name)]),
    ) as StatisticsRow['values']
  return answerOf(asked, groups, asked.type === 'learners' ? learners(cells, asked, narrowed) : plain, total)
}
