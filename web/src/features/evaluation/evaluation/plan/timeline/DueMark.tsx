import type { Action, ActionStatus } from 'contract/evaluation/plan/actions'
import { classes } from '../../../../../ui/classes.ts'

const colours: Record<ActionStatus, string> = {
  pending: 'border-closed-bd bg-closed-bg text-closed',
  in_progress: 'border-open-bd bg-open-bg text-open',
  blocked: 'border-danger-bd bg-danger-bg text-danger',
  postponed: 'border-review-bd bg-review-bg text-review',
  completed: 'border-valid-bd bg-valid-bg text-valid',
  cancelled: 'border-closed-bd bg-closed-bg text-closed line-through',
}

/** From this part of the width on, the text stands to the left of the mark, where it has room. */
const rotation = 0.6

/** The thick edge of the mark is the deadline. */
export function DueMark({ action, place }: { action: Action; place: number }) {
  const isLate = place > rotation
  const margin = isLate
    ? { marginInlineEnd: `${(1 - place) * 100}%`, marginInlineStart: 'auto' }
    : { marginInlineStart: `${place * 100}%` }
  return (
    <span
      style={margin}
      className={classes(
        'block w-fit max-w-64 truncate rounded-small border px-2 py-0.5 text-14 font-medium',
        isLate ? 'border-e-4' : 'border-s-4',
        colours[action.status],
      )}
    >
      {action.text}
    </span>
  )
}
