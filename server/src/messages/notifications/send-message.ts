import { permit } from 'contract/access/permissions'
import type { NewNotification, Notification } from 'contract/messages/notifications'
import { fieldProblem, Problem } from 'contract/platform/problems'
import type { z } from 'zod'
import { outOfScope } from '../../access/out-of-scope.ts'
import { record } from '../../platform/audit/queries.ts'
import type { RequestContext } from '../../platform/http/feature.ts'
import type { Person } from '../../platform/http/person.ts'
import { countAttemptsWithin } from '../../platform/http/throttle-queries.ts'
import { addMessage, evaluationFor, recipientOf } from './queries.ts'
import { shown } from './shown.ts'

type SendContext = Pick<RequestContext, 'db' | 'language' | 'request'> & {
  actor: Person
  body: z.output<typeof NewNotification>
}

/** Writes to a person whom the actor manages; its subject must be readable by the recipient too. */
export const sendMessage = async (context: SendContext): Promise<Notification> => {
  const { db, actor, language, body } = context
  permit(actor, 'notification.send')
  const recipient = await recipientOf(db, actor, body.user)
  if (!recipient) throw outOfScope(actor, fieldProblem('user', 'does_not_exist'))
  const about = body.object_id === null ? null : await evaluationFor(db, actor, body.object_id)
  if (about === undefined) throw outOfScope(actor, fieldProblem('object_id', 'does_not_exist'))
  if (about && !(await evaluationFor(db, recipient, about.id))) throw new Problem('permission_denied')
  await countAttemptsWithin(db, [{ limit: 'messages_of', of: String(actor.id) }])
  const { title, message } = body
  const row = await addMessage(db, recipient.id, actor, { title, message }, about)
  await record(
    context,
    'notification.send',
    { type: 'notification', id: row.id },
    { new: { user: recipient.id, evaluation: about?.id ?? null } },
  )
  return shown(language, row)
}
