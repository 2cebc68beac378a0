import { Role } from 'contract/access/roles'
import { type RawBuilder, sql } from 'kysely'

const isSchool = (person: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${person}.role`)} = ${sql.lit(Role.school)})`

type Thing = Record<'evaluation' | 'line' | 'indicator', unknown>

/** Unread notifications about one indicator, or about the whole line. */
export const unreadOf = ({ evaluation, line, indicator }: Thing): RawBuilder<boolean> => sql`(
  notifications.evaluation_id = ${evaluation} and not notifications.is_read
  and notifications.params ->> 'line' = (${line}::int)::text
  and coalesce(notifications.params ->> 'stands_at', notifications.params ->> 'indicator') is not distinct from (
    select indicators.code from indicators where indicators.id = ${indicator}::int))`

const thingOf = (row: string): Thing => ({
  evaluation: sql`lines.evaluation_id`,
  line: sql.ref(`${row}.line_id`),
  indicator: sql.ref(`${row}.indicator_id`),
})

/**
 * A comment answers for its side: marks as read the side's notifications of comments on the same thing, and mentions
 * of its author.
 */
export const answered = (isOfSchool: boolean): RawBuilder<unknown> => sql`
  update notifications set is_read = true
  from created join lines on lines.id = created.line_id, users
  where users.id = notifications.user_id and ${unreadOf(thingOf('created'))}
    and ((notifications.code = 'comment_added' and ${isSchool('users')} = ${sql.lit(isOfSchool)})
      or (notifications.code = 'comment_mention' and users.id = created.author_id))`

/** Whether the newest other open comment on the same thing as `changed` is by the side of `reader`. */
const isOwnNewest = sql`(
  select ${isSchool('author')} = ${isSchool('reader')} from comments other join users author on author.id = other.author_id
  where other.line_id = changed.line_id and other.indicator_id is not distinct from changed.indicator_id
    and not other.resolved and other.id <> changed.id
  order by other.id desc limit 1)`

/**
 * When a comment is settled, marks notifications as read for people who have nothing left to answer on the same
 * thing.
 */
export const settled: RawBuilder<unknown> = sql`
  update notifications set is_read = true
  from changed join lines on lines.id = changed.line_id, users reader
  where changed.resolved and reader.id = notifications.user_id and notifications.code = 'comment_added'
    and ${unreadOf(thingOf('changed'))}
    and coalesce(${isOwnNewest}, true)`
