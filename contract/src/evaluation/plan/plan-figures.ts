import { utcDay } from '../../platform/utc-day.ts'
import type { Action, ActionStatus } from './actions.ts'
import type { Goal } from './goals.ts'

export type Placed = { goal: Goal; action: Action }

/** Without a deadline an action comes last; the same day keeps the order of writing. */
const byDeadline = ({ action: one }: Placed, { action: other }: Placed): number =>
  (one.deadline ?? '9999').localeCompare(other.deadline ?? '9999') || one.id - other.id

/** Every action of the plan, the nearest deadline first. */
export const placedActions = (goals: readonly Goal[]): Placed[] =>
  goals.flatMap((goal) => goal.actions.map((action) => ({ goal, action }))).sort(byDeadline)

/** What is late, the longest late first. */
export const lateActions = (goals: readonly Goal[]): Placed[] =>
  placedActions(goals).filter(({ action }) => action.overdue)

/** How many days ago a deadline was, in days of UTC as lateness is. */
export const daysLate = (deadline: string, today = utcDay()): number =>
  Math.round((Date.parse(today) - Date.parse(deadline)) / 86_400_000)

/** How far a goal is: a cancelled action is no longer to be done, so it does not count. */
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

/** Columns that always stand; the others only while they hold something. */
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
