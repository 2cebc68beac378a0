import type { Action } from 'contract/evaluation/plan/actions'
import { nextDeadline } from 'contract/evaluation/plan/repeating'
import { utcDay } from 'contract/platform/utc-day'
import { record } from '../../platform/audit/queries.ts'
import type { AnyRequest, Person } from '../../platform/http/person.ts'
import { type ActionToChange, addNextTurn } from './queries.ts'

/** A repeating action that is completed is continued by a new one with the next deadline. */
export const openNextTurn = async (
  context: AnyRequest & { actor: Person },
  before: ActionToChange,
  action: Action,
): Promise<void> => {
  if (action.status !== 'completed' || before.stands === 'completed') return
  const deadline = nextDeadline(action, utcDay())
  if (deadline === null) return
  const id = await addNextTurn(context.db, action.id, deadline)
  if (id === undefined) return
  await record(
    context,
    'action.create',
    { type: 'action', id },
    { new: { goal: before.goal, category: action.category, deadline, status: 'pending' } },
  )
}
