import type { Home } from 'contract/insight/home'
import { addressOfAction, addressOfPlan, addressOfReminders } from 'contract/messages/notifications'
import { addressOfEvaluation, addressOfWaitingComments } from '../../../../kit/page/addresses.ts'

type At = { evaluation: number; instrument: number; line: number }

/** The page of a waiting line. */
export const addressOfWaiting = ({ evaluation, instrument, line }: At): string =>
  addressOfEvaluation({ id: evaluation, instrument: { id: instrument } }, { line })

/** The comments of a line that wait for an answer, at the newest. */
export const addressOfComment = ({
  evaluation,
  instrument,
  line,
  comment,
}: At & { comment: number }): string =>
  `${addressOfWaitingComments({ id: evaluation, instrument: { id: instrument } }, line)}#comment-${comment}`

export const addressOfOverdue = (school: number): string => `${addressOfReminders}&school=${school}`

/**
 * The first thing that can be done: in the order of who waits for it, and of each kind what waits longest; a
 * review that this person was named for comes first.
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

/** Where the first thing is done. */
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
