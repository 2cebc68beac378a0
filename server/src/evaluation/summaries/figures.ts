import type { Action } from 'contract/evaluation/plan/actions'
import type { GoalStatus } from 'contract/evaluation/plan/goals'
import { pointsText } from 'contract/evaluation/scores/points-text'
import { byKey, domainPoints, equalPoints, type Rated } from 'contract/evaluation/scores/scores'
import { domainNumbers, stageCountNames, stageCounts } from 'contract/evaluation/scores/summary'
import {
  type FiguresColumn,
  type figuresByDomain,
  figuresOfPlan,
  type StoredFigures,
} from '../../platform/database/tables/summaries.ts'

/** The data behind the figures of a line; domains by number, goals by domain, and the statuses of the plan. */
export type LineFacts = {
  line: number
  rated: Rated[]
  goals: number[]
  weights: number[]
  statuses: GoalStatus[]
  actions: (Pick<Action, 'status' | 'deadline'> & { is_left: boolean })[]
}

const columnsOf = <Kind extends (typeof figuresByDomain)[number], Value>(
  kind: Kind,
  valueOf: (number: number) => Value,
) => Object.fromEntries(domainNumbers.map((number) => [`${kind}_${number}`, valueOf(number)]))

const countsOf = (statuses: LineFacts['statuses'], actions: LineFacts['actions']) => {
  const names = [
    ...statuses.map((status) => `goals_${status}`),
    ...actions.map(({ status }) => `actions_${status}`),
  ]
  return Object.fromEntries(
    figuresOfPlan.map((column) => [column, names.filter((name) => name === column).length]),
  )
}

/** Points, stages, goals and weights by domain, and the plan's progress. */
export const figuresOf = ({ rated, goals, weights, statuses, actions }: LineFacts): StoredFigures => {
  const domains = byKey(rated, (each) => each.category)
  const points = domainNumbers.map((number) => domainPoints(domains.get(number) ?? []))
  const stages = domainNumbers.map((number) => stageCounts(domains.get(number) ?? []))
  const columns = {
    ...columnsOf('points', (number) => points[number - 1] ?? null),
    points: equalPoints(points),
    ...Object.assign(
      {},
      ...stageCountNames.map((name) => columnsOf(name, (number) => stages[number - 1]?.[name] ?? 0)),
    ),
    ...columnsOf('goals', (number) => goals[number - 1] ?? 0),
    ...columnsOf('weight', (number) => weights[number - 1] ?? 0),
    ...countsOf(statuses, actions),
  }
  const deadlines = actions.flatMap(({ deadline, is_left }) => (deadline && is_left ? [deadline] : []))
  return {
    ...(columns as Record<FiguresColumn, number | null>),
    deadlines: deadlines.sort(),
    indicator_points: pointsText(rated),
  }
}
