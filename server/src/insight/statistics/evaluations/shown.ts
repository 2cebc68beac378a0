import { smallestWithExtremes } from 'contract/access/disclosure'
import { evaluationTypes } from 'contract/evaluation/lines'
import { percentOf } from 'contract/evaluation/scores/scores'
import { domainNumbers, stageCountNames } from 'contract/evaluation/scores/summary'
import {
  type EvaluationStatistic,
  planCounts,
  type Statistics,
  type StatisticsFilters,
  type StatisticsRow,
} from 'contract/insight/statistics/statistics'
import type { Language } from 'contract/platform/shapes'
import { recordOf } from 'contract/platform/typed'
import {
  type AverageName,
  type AveragesReading,
  averagesHidden,
  fewSchools,
  hiddenOverTime,
} from '../../../access/disclosure/averages.ts'
import type { Hide } from '../../../access/disclosure/hiding.ts'
import { added, extreme, type FigureCell, groupsOf, type PlaceCells } from '../cells.ts'
import { answerOf, plainSums } from '../shown.ts'

type Query = StatisticsFilters & { type: EvaluationStatistic; reading: AveragesReading }
type Values = (group: PlaceCells, hide: Hide) => StatisticsRow['values']

const percent = (points: number | null): number | null => (points === null ? null : percentOf(points))

const byDomain = <Value>(of: (number: (typeof domainNumbers)[number]) => Value) => recordOf(domainNumbers, of)

const domains = ({ model, reading }: Query): Values => {
  const reasons = byDomain((number) =>
    averagesHidden<FigureCell>(
      `domain_${number}`,
      model,
      (cell) => cell.numbers[`n_${number}`] ?? 0,
      reading,
    ),
  )
  const since = byDomain((number) => hiddenOverTime(`extremes_${number}`, model, reading))
  return (group, hide) =>
    byDomain((number) => {
      const schools = added(group.cells, `n_${number}`)
      const reason = reasons[number](group.cells)
      // A single school is both lowest and highest.
      const isEnough = schools >= smallestWithExtremes || schools === 1 || model === 'school'
      const extremes = reason ?? (isEnough ? since[number](group.cells) : fewSchools(reading))
      return {
        mean: hide(schools === 0 ? null : percentOf(added(group.cells, `sum_${number}`) / schools), reason),
        minimum: hide(percent(extreme(group.cells, `min_${number}`, Math.min)), extremes),
        maximum: hide(percent(extreme(group.cells, `max_${number}`, Math.max)), extremes),
      }
    })
}

const ofSchools = ({ model, reading }: Query, name: AverageName = 'all') =>
  averagesHidden<FigureCell>(name, model, ({ schools }) => schools, reading)

const stages = (query: Query): Values => {
  const reasonOf = ofSchools(query)
  return (group, hide) =>
    byDomain((number) =>
      recordOf(stageCountNames, (name) =>
        hide(added(group.cells, `${name}_${number}`), reasonOf(group.cells)),
      ),
    )
}

const lines = (query: Query): Values => {
  const reasonOf = ofSchools(query, 'compared')
  const last = evaluationTypes.indexOf(query.evaluation_line__evaluation_type ?? 'third')
  return (group, hide) => {
    const mean = (place: number) =>
      place > last
        ? null
        : hide(
            percentOf(added(group.cells, evaluationTypes[place] ?? '') / group.schools),
            reasonOf(group.cells),
          )
    return { base: mean(0), second: mean(1), third: mean(2) }
  }
}

const priorities = (query: Query): Values => {
  const reasonOf = ofSchools(query)
  return (group, hide) =>
    byDomain((number) => ({
      goals: added(group.cells, `goals_${number}`),
      weight: hide(added(group.cells, `weight_${number}`) / group.schools, reasonOf(group.cells)),
    }))
}

const valuesOf: Record<EvaluationStatistic, (query: Query) => Values> = {
  status: () => plainSums(['OPEN', 'IN REVIEW', 'VALIDATED', 'CLOSED']),
  progress: () => plainSums(['answered', 'indicators', 'cells_complete', 'cells']),
  domains,
  stages,
  lines,
  priorities,
  // Numbers of goals and actions reveal nothing about a child.
  plans: () => plainSums(planCounts),
}

/** The answer from the figures of all places in scope; `total` is the number of lines, when these are not all. */
export const shownOfLines = (
  query: Query,
  language: Language,
  cells: FigureCell[],
  total?: number,
): Statistics => answerOf(query, groupsOf(cells, query.model, language), valuesOf[query.type](query), total)
