import { utcDay } from '../../platform/utc-day.ts'
import type { Action, ActionStatus } from './actions.ts'
import type { Goal } from './goals.ts'

export type Placed = { goal: Goal; action: Action }

/** Without a deadline last; the same day keeps the order of creation. */
const byDeadline = ({ action: one }: Placed, { action: other }: Placed): number =>
  (one.deadline ?? '9999').localeCompare(other.deadline ?? '9999') || one.id - other.id

/** Every action of the plan, the nearest deadline first. */
export const placedActions = (goals: readonly Goal[]): Placed[] =>
  goals.flatMap((goal) => goal.actions.map((action) => ({ goal, action }))).sort(byDeadline)

/** The longest late first. */
export const lateActions = (goals: readonly Goal[]): Placed[] =>
  placedActions(goals).filter(({ action }) => action.overdue)

/** Days in UTC, as for lateness. */
export const daysLate = (deadline: string, today = utcDay()): number =>
  Math.round((Date.parse(today) - Date.parse(deadline)) / 86_400_000)

/** Cancelled actions do not count. */
export const progressOfGoal = ({ actions }: Pick<Goal, 'actions'>): { done: number; all: number } => ({
  done: actions.filter(({ status }) => status === 'completed').length,
  all: actions.filter(({ status }) => status !== 'cancelled').length,
})

export const countsOf = (goals: readonly Goal[]) => {
  const actions = goals.flatMap((goal) => goal.actions)
  return {
    goals: goals.length,
    actions: actions.length,
    completed: actions.filter(({ status }) => status === 'completed').length,
    late: actions.filter(({ overdue }) => overdue).length,
  }
}

/** Columns that are always shown; others only when they hold something. */
const lasting: readonly ActionStatus[] = ['pending', 'in_progress', 'blocked', 'completed']
const order: readonly ActionStatus[] = [
  'pending',
  'in_progress',
  'blocked',
  'postponed',
  'completed',
  'cancelled',
]

export const columnsOf = (actions: readonly Placed[]): { status: ActionStatus; actions: Placed[] }[] =>
  order
    .map((status) => ({ status, actions: actions.filter(({ action }) => action.status === status) }))
    .filter((column) => column.actions.length > 0 || lasting.includes(column.status))
