import type { z } from 'zod'
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
/** An answer of one type: its rows say what that type says. */
export type Figures<Name extends Statistic> = Omit<Statistics, 'rows'> & { rows: FigureRow<Name>[] }

type Numbers = Record<string, number | null>

/** Each number of all rows together; null where one row hides it, so that no sum tells less than it seems to. */
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

/** Indicators by stage in each domain over the rows that show them, those under way once more. */
export const stagesOf = (rows: readonly FigureRow<'stages'>[]): Record<DomainNumber, StageCounts> =>
  recordOf(domainNumbers, (number) =>
    recordOf(stageCountNames, (stage) =>
      rows.reduce((sum, { values }) => sum + (values[number][stage] ?? 0), 0),
    ),
  )

export const totalOf = (counts: Readonly<Record<string, number | null>>): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)

/** The indicators that apply: each stands at one stage, or at none. */
export const indicatorsOf = (counts: StageCounts): number =>
  stageNames.reduce((sum, stage) => sum + counts[stage], 0)

/** Figures that a report froze before letters under way were counted apart do not say what is reached. */
export const haveReachedCounts = (rows: readonly FigureRow<'stages'>[]): boolean =>
  rows.every(({ values }) => values[1].change_under_way !== undefined)

export const sumOfStages = (stages: readonly StageCounts[]): StageCounts =>
  recordOf(stageCountNames, (name) => stages.reduce((sum, counts) => sum + counts[name], 0))

/** The parts of the indicators that have fully reached each stage or a further one; null without any indicator. */
export const partsReached = (stages: readonly StageCounts[]): Record<Stage, number> | null => {
  const all = sumOfStages(stages)
  const total = indicatorsOf(all)
  if (total === 0) return null
  // a letter on its way to a stage has reached the one before
  const innovation = all.innovation - all.innovation_under_way
  const transformation = all.transformation - all.transformation_under_way + all.innovation
  const change = all.change - all.change_under_way + all.transformation + all.innovation
  return { 1: change / total, 2: transformation / total, 3: innovation / total }
}

/** The domains with the highest and the lowest of these numbers; null where fewer than two are there. */
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

/** How far actions are, the furthest first; the last are given up. */
export const planParts = ['completed', 'in_progress', 'pending', 'stopped', 'cancelled'] as const
export const planColumns = ['goals', 'goals_done', 'actions', ...planParts, 'late'] as const
type PlanTotals = Record<(typeof planColumns)[number], number>

/** Counts of plans as people ask for them: what is blocked or postponed has stopped. They are never hidden. */
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
    late: of('actions_overdue'),
  }
}

const lineNames = ['third', 'second', 'base'] as const

/** From the base line to the last line that is shown, in percent points; null where one of them is not. */
export const changeOf = (values: ValuesOf<'lines'>): { last: 'second' | 'third'; points: number } | null => {
  const last = lineNames.find((name) => values[name] !== null)
  if (last === undefined || last === 'base' || values.base === null) return null
  const points = values[last]
  return points === null ? null : { last, points: points - values.base }
}
