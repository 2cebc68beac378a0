import { can } from '../../access/permissions.ts'
import type { Actor, Place } from '../../access/scope.ts'
import { limits } from '../../platform/limits.ts'
import { isOneOf } from '../../platform/typed.ts'
import { type AtWork, stepOfSchool } from './at-work.ts'
import type { SchoolOverview } from './school-overview.ts'

/** Steps of the reader. */
export const ownSteps = [
  'begin',
  'review',
  'comments',
  'overdue',
  'plan',
  'close',
  'open_next',
  'mend',
  'submit',
  'start',
  'continue',
  'read',
] as const
/** Steps of others, or none. */
export const othersSteps = [
  'wait_for_begin',
  'wait_for_mending',
  'wait_for_school',
  'wait_for_review',
  'finished',
] as const
export type SchoolAtWork = {
  current: AtWork | null
  evaluations: Pick<SchoolOverview['evaluations'][number], 'id' | 'lines'>[]
}
type OwnStep = (typeof ownSteps)[number]
export type NextStep = OwnStep | (typeof othersSteps)[number]

export const isOwnStep = (step: NextStep): step is OwnStep => isOneOf(ownSteps, step)

const stepOfStaff = (current: AtWork, lines: number): NextStep => {
  const { line, comments, returned, plan } = current
  if (line.status === 'IN REVIEW') return 'review'
  if (line.status === 'CLOSED') return lines < limits.lines ? 'open_next' : 'finished'
  if (comments.waiting.staff > 0) return 'comments'
  if (line.status === 'VALIDATED') return plan.goals === 0 ? 'plan' : 'close'
  if (plan.late_to_do > 0) return 'overdue'
  return returned ? 'wait_for_mending' : 'wait_for_school'
}

/** The next step at a school for the reader of its page: their own, or whose turn it is. */
export const nextStepOf = (actor: Actor, place: Place, { current, evaluations }: SchoolAtWork): NextStep => {
  const isReviewer = can(actor, 'line.review', place)
  if (!current) return isReviewer ? 'begin' : 'wait_for_begin'
  const lines = evaluations.find(({ id }) => id === current.evaluation)?.lines.length ?? 0
  return isReviewer ? stepOfStaff(current, lines) : stepOfSchool(current)
}
