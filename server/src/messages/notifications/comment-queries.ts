import type { Actor } from 'contract/access/scope'
import type { NotificationCode } from 'contract/messages/notifications'
import { sql } from 'kysely'
import { ofEvaluations, rowsInScope } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'

const shownCharacters = 200

/** Is it about a comment, whose beginning is shown with it? */
export const isCommentCode = (code: NotificationCode): boolean =>
  code === 'comment_added' || code === 'comment_mention'

/**
 * The beginnings of these comments by their id, as far as the person may read them now. A hidden comment has none: it
 * may name a learner.
 */
export const commentTexts = async (
  db: Db,
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('comments')
    .innerJoin('lines', 'lines.id', 'comments.line_id')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .where('comments.id', 'in', [...ids])
    .where('comments.hidden_at', 'is', null)
    .where(rowsInScope(actor, ofEvaluations))
    .select(['comments.id', sql<string>`left(comments.text, ${shownCharacters})`.as('text')])
    .execute()
  return new Map(rows.map(({ id, text }) => [id, text]))
}
