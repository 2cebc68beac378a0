import { Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { isWritableBy } from 'contract/evaluation/life-cycle'
import type { NotificationCode } from 'contract/messages/notifications'
import { type RawBuilder, sql } from 'kysely'
import { ofEvaluations, rowsInScope } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'

const shownCharacters = 200

/** Whether it is about a comment, whose beginning is shown with it. */
export const isCommentCode = (code: NotificationCode): boolean =>
  code === 'comment_added' || code === 'comment_mention'

const isOfSchool = (author: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(select users.role = ${sql.lit(Role.school)} from users where users.id = ${author})`

/** Whether the newest open comment on the same thing is by the same side, so that the other side should answer. */
const waits = sql<boolean>`coalesce((
  select ${isOfSchool(sql`newest.author_id`)} = ${isOfSchool(sql`comments.author_id`)} from comments newest
  where newest.line_id = comments.line_id and not newest.resolved
    and newest.indicator_id is not distinct from comments.indicator_id
  order by newest.id desc limit 1), false)`

type ShownComment = { text: string | null; waits: boolean }

/**
 * By id, for comments that the person may read now: the beginning, unless hidden, since it may name a learner, and
 * whether it waits for an answer.
 */
export const commentsShown = async (
  db: Db,
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShownComment>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('comments')
    .innerJoin('lines', 'lines.id', 'comments.line_id')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .where('comments.id', 'in', [...ids])
    .where(rowsInScope(actor, ofEvaluations))
    .select([
      'comments.id',
      'lines.status',
      sql<
        string | null
      >`case when comments.hidden_at is null then left(comments.text, ${shownCharacters}) end`.as('text'),
      waits.as('waits'),
    ])
    .execute()
  return new Map(
    rows.map(({ id, text, status, waits: isOpen }) => [
      id,
      { text, waits: isOpen && isWritableBy(actor.role, 'words', status) },
    ]),
  )
}
