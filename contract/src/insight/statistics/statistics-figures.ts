import type { z } from 'zod'
import { shownDifference } from '../../evaluation/scores/scores.ts'
import type { Stage } from '../../evaluation/scores/stages.ts'
import {
  type DomainNumber,
  domainNumbers,
  type StageCounts,
  stageCountNames,
  stageNames,
} from '../../evaluation/scores/summary.ts'
import type { Ref } from '../../platform/shapes.ts'
import { recordOf } from '../../platform/typed.ts'
import type { EvaluationStatistic, SchoolStatistic, Statistics, statisticValues } from './statistics.ts'

export type Statistic = EvaluationStatistic | SchoolStatistic
export type ValuesOf<Name extends Statistic> = z.infer<(typeof statisticValues)[Name]>
export type FigureRow<Name extends Statistic> = { place: Ref; schools: number; values: ValuesOf<Name> }
/** An answer of one type. */
export type Figures<Name extends Statistic> = Omit<Statistics, 'rows'> & { rows: FigureRow<Name>[] }

type Numbers = Record<string, number | null>

/** Sums over all rows; null where one row hides its number, since the sum would be too small. */
export const summed = <Names extends string>(
  rows: readonly { values: Numbers }[],
  names: readonly Names[],
): Record<Names, number | null> =>
  recordOf(names, (name) => {
    const values = rows.map((row) => row.values[name] ?? null)
    return values.includes(null) ? null : values.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  })

export const onlyRow = <Name extends Statistic>(
  figures: Figures<Name> | undefined,
): FigureRow<Name> | undefined => figures?.rows[0]

/** Indicators by stage in each domain over the rows that show them, those in progress also separately. */
export const stagesOf = (rows: readonly FigureRow<'stages'>[]): Record<DomainNumber, StageCounts> =>
  recordOf(domainNumbers, (number) =>
    recordOf(stageCountNames, (stage) =>
      rows.reduce((sum, { values }) => sum + (values[number][stage] ?? 0), 0),
    ),
  )

export const totalOf = (counts: Readonly<Record<string, number | null>>): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)

/** Each applicable indicator is at one stage or at none. */
export const indicatorsOf = (counts: StageCounts): number =>
  stageNames.reduce((sum, stage) => sum + counts[stage], 0)

/** Stored figures of older reports do not separate letters in progress. */
export const haveReachedCounts = (rows: readonly FigureRow<'stages'>[]): boolean =>
  rows.every(({ values }) => values[1].change_under_way !== undefined)

export const sumOfStages = (stages: readonly StageCounts[]): StageCounts =>
  recordOf(stageCountNames, (name) => stages.reduce((sum, counts) => sum + counts[name], 0))

/** The parts of the indicators that have fully reached each stage or a later one; null without any indicator. */
export const partsReached = (stages: readonly StageCounts[]): Record<Stage, number> | null => {
  const all = sumOfStages(stages)
  const total = indicatorsOf(all)
  if (total === 0) return null
  // A letter in progress has reached the stage before.
  const innovation = all.innovation - all.innovation_under_way
  const transformation = all.transformation - all.transformation_under_way + all.innovation
  const change = all.change - all.change_under_way + all.transformation + all.innovation
  return { 1: change / total, 2: transformation / total, 3: innovation / total }
}

/** The domains with the highest and the lowest number; null where fewer than two are known. */
export const extremesOf = (
  valueOf: (number: DomainNumber) => number | null,
): { highest: DomainNumber; lowest: DomainNumber } | null => {
  const known = domainNumbers.flatMap((number) => {
    const value = valueOf(number)
    return value === null ? [] : [{ number, value }]
  })
  if (known.length < 2) return null
  const highest = known.reduce((best, each) => (each.value > best.value ? each : best))
  const lowest = known.reduce((best, each) => (each.value < best.value ? each : best))
  return highest.value === lowest.value ? null : { highest: highest.number, lowest: lowest.number }
}

/** The furthest first; cancelled ones last. */
export const planParts = ['completed', 'in_progress', 'pending', 'stopped', 'cancelled'] as const
export const planColumns = ['goals', 'goals_done', 'actions', ...planParts, 'past'] as const
type PlanTotals = Record<(typeof planColumns)[number], number>

/**
 * Blocked and postponed actions count as stopped; these counts are never hidden. `past`: unfinished past their date in
 * the plan that is counted, also of a closed line; an action is late only in a line that is not closed.
 */
export const planTotals = (values: ValuesOf<'plans'>): PlanTotals => {
  const of = (...names: (keyof ValuesOf<'plans'>)[]): number =>
    names.reduce((sum, name) => sum + (values[name] ?? 0), 0)
  const stopped = of('actions_blocked', 'actions_postponed')
  const rest = of('actions_completed', 'actions_in_progress', 'actions_pending', 'actions_cancelled')
  return {
    goals: of('goals_in_progress', 'goals_done', 'goals_not_done'),
    goals_done: of('goals_done'),
    actions: rest + stopped,
    completed: of('actions_completed'),
    in_progress: of('actions_in_progress'),
    pending: of('actions_pending'),
    stopped,
    cancelled: of('actions_cancelled'),
    past: of('actions_overdue'),
  }
}

const lineNames = ['third', 'second', 'base'] as const

/** From the base line to the last shown line in percentage points, as both are shown; null where one is missing. */
export const changeOf = (values: ValuesOf<'lines'>): { last: 'second' | 'third'; points: number } | null => {
  const last = lineNames.find((name) => values[name] !== null)
  if (last === undefined || last === 'base' || values.base === null) return null
  const points = values[last]
  return points === null ? null : { last, points: shownDifference(values.base, points) }
}
