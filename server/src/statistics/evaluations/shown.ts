import { evaluationTypes } from 'contract/lines'
import { percentOf } from 'contract/scores'
import type { Language } from 'contract/shapes'
import { averagesRule, smallestWithExtremes } from 'contract/small-numbers'
import { stageNames } from 'contract/standing'
import {
  type EvaluationStatistic,
  planCounts,
  type Statistics,
  type StatisticsFilters,
  type StatisticsRow,
} from 'contract/statistics'
import { domainNumbers } from '../../database/tables/summaries.ts'
import { added, type Cell, extreme, type Group, groupsOf, visibility } from '../cells.ts'
import { answerOf, type Hide } from '../shown.ts'

type Asked = StatisticsFilters & { type: EvaluationStatistic }
type Values = (group: Group, hide: Hide) => StatisticsRow['values']

const percent = (points: number | null): number | null => (points === null ? null : percentOf(points))

const byDomain = <Value>(of: (number: number) => Value) =>
  Object.fromEntries(domainNumbers.map((number) => [number, of(number)])) as Record<
    (typeof domainNumbers)[number],
    Value
  >

const plain =
  (names: readonly string[]): Values =>
  ({ cells }) =>
    Object.fromEntries(names.map((name) => [name, added(cells, name)])) as StatisticsRow['values']

/** Averages over too few schools are hidden; a school's own figures are shown to who may see the school. */
const averages = (cells: readonly Cell[], model: Asked['model'], schoolsOf: (cell: Cell) => number) => {
  if (model === 'school') return () => true
  const isVisible = visibility(
    cells.filter((cell) => schoolsOf(cell) > 0),
    schoolsOf,
    averagesRule,
  )
  return (group: Group) =>
    isVisible({ ...group, cells: group.cells.filter((cell) => schoolsOf(cell) > 0) }, model)
}

const domains = (cells: readonly Cell[], { model }: Asked): Values => {
  const shown = byDomain((number) => averages(cells, model, (cell) => cell.numbers[`n_${number}`] ?? 0))
  return (group, hide) =>
    byDomain((number) => {
      const schools = added(group.cells, `n_${number}`)
      const isShown = shown[number as 1](group)
      const isMany = isShown && (schools >= smallestWithExtremes || model === 'school')
      return {
        mean: hide(schools === 0 ? null : percentOf(added(group.cells, `sum_${number}`) / schools), isShown),
        minimum: hide(percent(extreme(group.cells, `min_${number}`, Math.min)), isMany),
        maximum: hide(percent(extreme(group.cells, `max_${number}`, Math.max)), isMany),
      }
    })
}

const stages = (cells: readonly Cell[], { model }: Asked): Values => {
  const isShown = averages(cells, model, (cell) => cell.schools)
  return (group, hide) =>
    byDomain((number) => {
      const [none, change, transformation, innovation] = stageNames.map((stage) =>
        hide(added(group.cells, `${stage}_${number}`), isShown(group)),
      ) as [number, number, number, number]
      return { none, change, transformation, innovation }
    })
}

const lines = (cells: readonly Cell[], asked: Asked): Values => {
  const isShown = averages(cells, asked.model, (cell) => cell.schools)
  const last = evaluationTypes.indexOf(asked.evaluation_line__evaluation_type ?? 'third')
  return (group, hide) => {
    const mean = (place: number) =>
      place > last
        ? null
        : hide(percentOf(added(group.cells, evaluationTypes[place] ?? '') / group.schools), isShown(group))
    return { base: mean(0), second: mean(1), third: mean(2) }
  }
}

const priorities = (cells: readonly Cell[], { model }: Asked): Values => {
  const isShown = averages(cells, model, (cell) => cell.schools)
  return (group, hide) =>
    byDomain((number) => ({
      goals: added(group.cells, `goals_${number}`),
      weight: hide(added(group.cells, `weight_${number}`) / group.schools, isShown(group)),
    }))
}

const valuesOf: Record<EvaluationStatistic, (cells: readonly Cell[], asked: Asked) => Values> = {
  status: () => plain(['OPEN', 'IN REVIEW', 'VALIDATED', 'CLOSED']),
  progress: () => plain(['answered', 'indicators', 'cells_complete', 'cells']),
  domains,
  stages,
  lines,
  priorities,
  // how many goals and actions there are tells of no child
  plans: () => plain(planCounts),
}

/** The answer from the figures of all places within reach; `total`: lines, when not all of them are among these. */
export const shownOfLines = (asked: Asked, language: Language, cells: Cell[], total?: number): Statistics =>
  answerOf(asked, groupsOf(cells, asked.model, language), valuesOf[asked.type](cells, asked), total)
