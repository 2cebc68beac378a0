import type { Home } from 'contract/insight/home'
import { addressOfAction, addressOfPlan, addressOfReminders } from 'contract/messages/notifications'
import { addressOfEvaluation, addressOfWaitingComments } from '../../../../kit/page/addresses.ts'

type At = { evaluation: number; instrument: number; line: number }

export const addressOfWaiting = ({ evaluation, instrument, line }: At): string =>
  addressOfEvaluation({ id: evaluation, instrument: { id: instrument } }, { line })

/** Links to the newest comment of a line that waits for an answer. */
export const addressOfComment = ({
  evaluation,
  instrument,
  line,
  comment,
}: At & { comment: number }): string =>
  `${addressOfWaitingComments({ id: evaluation, instrument: { id: instrument } }, line)}#comment-${comment}`

export const addressOfOverdue = (school: number): string => `${addressOfReminders}&school=${school}`

/**
 * By kind, in order of who waits for it, and within a kind the longest waiting; reviews that name this person come
 * first.
 */
export const firstTask = (home: Home, me?: number) => {
  const { rows } = home.to_review
  const review = rows.find(({ reviewer }) => reviewer !== null && reviewer.id === me) ?? rows[0]
  if (review) return { kind: review.submissions > 1 ? 'again' : 'review', row: review } as const
  const [confirm] = home.to_confirm.rows
  if (confirm && confirm.proposed !== null) return { kind: 'date', row: confirm } as const
  if (confirm) return { kind: 'confirm', row: confirm } as const
  const [answer] = home.to_answer?.rows ?? []
  if (answer) return { kind: 'answer', row: answer } as const
  const [close] = home.to_close.rows
  if (close) return { kind: close.goals === 0 ? 'plan' : 'close', row: close } as const
  const [draft] = home.drafts.rows
  if (draft) return { kind: 'draft', row: draft } as const
  const [late] = home.overdue.rows
  if (late) return { kind: 'overdue', row: late } as const
  const [open] = home.to_open.rows
  if (open) return { kind: 'open', row: open } as const
  return null
}
export type Task = NonNullable<ReturnType<typeof firstTask>>

export const addressOfDraft = (draft: number): string => `/editions/${draft}`

export const addressOfTask = (task: Task): string => {
  if (task.kind === 'confirm' || task.kind === 'date') {
    const { evaluation, line, id } = task.row
    return addressOfAction(evaluation, { line, action: id })
  }
  if (task.kind === 'answer') return addressOfComment(task.row)
  if (task.kind === 'plan') return addressOfPlan(task.row.evaluation, task.row.line)
  if (task.kind === 'draft') return addressOfDraft(task.row.id)
  if (task.kind === 'overdue') return addressOfOverdue(task.row.school.id)
  return addressOfWaiting(task.row)
}
