import { limits } from 'contract/platform/limits'
import { record } from '../../platform/audit/queries.ts'
import { assertRoom } from '../../platform/database/row-limit.ts'
import type { AnyRequest, Person } from '../../platform/http/person.ts'
import { addObservation } from '../observations/queries.ts'

export const observe = async (
  context: AnyRequest & { actor: Person },
  goal: number,
  text: string,
  author = context.actor.id,
): Promise<void> => {
  await assertRoom(context.db, 'observations', 'goal_id', goal, limits.observationsOfGoal)
  const { id } = await addObservation(context.db, goal, author, text)
  await record(context, 'observation.create', { type: 'observation', id }, { new: { goal } })
}
