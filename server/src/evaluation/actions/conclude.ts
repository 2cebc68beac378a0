import type { AuditAction } from 'contract/platform/audit-actions'
import { type ActionCode, notifyOfAction } from '../../messages/notifications/action-queries.ts'
import { type RecordedChange, record } from '../../platform/audit/queries.ts'
import type { AnyRequest, Person } from '../../platform/http/person.ts'
import { planChanged } from '../action-plans/queries.ts'
import type { ActionToChange } from './queries.ts'

type End = { action: AuditAction; change?: RecordedChange; notification: ActionCode }

/** The end of each report or proposal: audit, figures of the plan, and notifications. */
export const conclude = async (
  context: AnyRequest & { actor: Person },
  before: ActionToChange,
  { action, change, notification }: End,
): Promise<void> => {
  const { db, actor } = context
  await record(context, action, { type: 'action', id: before.id }, change)
  await planChanged(db, before)
  await notifyOfAction(db, notification, actor, { line: before.line, action: before.id })
}
