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

/**
 * What the figures of a line are made of; domains by their number, goals of the plan by domain, and the status of each.
 */
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

/**
 * A line's figures: the points of its domains and of the whole, stages, goals and points of priority by domain, and how
 * far its plan is.
 */
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
