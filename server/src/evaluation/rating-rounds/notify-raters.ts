import { evaluationTypes } from 'contract/evaluation/lines'
import type { NotificationCode } from 'contract/messages/notifications'
import { notifyPerson } from '../../messages/notifications/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Person } from '../../platform/http/person.ts'
import { firstOfDomains } from './place-queries.ts'

type Line = { id: number; evaluation: number; year: number; kind: number }
type Notified = {
  code: Extract<NotificationCode, 'rating_asked' | 'rating_done'>
  categories: readonly number[]
  raters: readonly number[]
}

/** Notifies both raters except the actor; never contains a letter. */
export const notifyRaters = async (
  { db, actor }: { db: Db; actor: Person },
  { id, evaluation, year, kind }: Line,
  { code, categories, raters }: Notified,
): Promise<void> => {
  const params = {
    person: actor.full_name,
    line: id,
    year,
    evaluation_type: evaluationTypes[kind - 1] ?? 'base',
    ...(await firstOfDomains(db, categories)),
  }
  for (const rater of raters) await notifyPerson(db, { code, actor: actor.id, evaluation, params }, rater)
}
