import { evaluationTypes } from 'contract/evaluation/lines'
import type { NotificationCode } from 'contract/messages/notifications'
import type { NotificationAbout } from '../../messages/notifications/queries.ts'
import type { Person } from '../../platform/http/person.ts'
import type { LockedLine } from './queries.ts'

export const aboutLine = (
  code: NotificationCode,
  actor: Person,
  line: NonNullable<LockedLine>,
  more: Record<string, string | number> = {},
): NotificationAbout => ({
  code,
  actor: actor.id,
  evaluation: line.evaluation,
  params: {
    person: actor.full_name,
    line: line.id,
    year: line.year,
    evaluation_type: evaluationTypes[line.kind - 1] ?? 'base',
    ...more,
  },
})
