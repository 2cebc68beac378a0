import type { TroubledEmail } from 'contract/operations/operation'
import { sql } from 'kysely'
import type { Claimed } from '../../messages/emails/sending/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { window } from '../../platform/database/listing.ts'

/** Whether an e-mail was refused, or waits after a failed attempt. */
const isTroubled = sql<boolean>`(letters.outcome = 'refused' or letters.ended_at is null and letters.attempts > 0)`

type Found = Omit<TroubledEmail, 'subject'> & Pick<Claimed, 'code' | 'params' | 'evaluation' | 'username'>

/** E-mails that could not be sent, the newest first. */
export const troubledEmails = async (
  db: Db,
  query: { page: number; page_size: number },
): Promise<{ count: number; rows: Found[] }> => {
  const { limit, offset } = window({ ...query, paginated: true, order: '' })
  const { rows } = await sql<Found & { count: number }>`
    select letters.id, letters.code, letters.params, letters.evaluation_id as evaluation, letters.attempts,
      letters.created_at, coalesce(users.username, '') as username,
      case when letters.user_id is null then null
        else json_build_object('id', users.id, 'name', users.full_name) end as reader,
      case when letters.ended_at is null then 'waiting' else 'refused' end as state,
      count(*) over () as count
    from letters left join users on users.id = letters.user_id
    where ${isTroubled} order by letters.id desc
    limit ${limit} offset ${offset}`.execute(db)
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ count: _, ...row }) => row) }
}

/**
 * Puts a troubled e-mail at the head of the queue, as if it were new; false without such a number. Where another of
 * its kind waits already, that one is sent.
 */
export const queueAgain = async (db: Db, id: number): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    with troubled as (
      select letters.id, coalesce((
        select other.id from letters other
        where other.id <> letters.id and other.ended_at is null and other.user_id = letters.user_id
          and other.code = letters.code and other.evaluation_id is not distinct from letters.evaluation_id
        limit 1), letters.id) as sent
      from letters where letters.id = ${id} and ${isTroubled})
    update letters set ended_at = null, outcome = null, attempts = 0, unknown = 0, due_at = now(), created_at = now()
    from troubled where letters.id = troubled.sent
    returning letters.id`.execute(db)
  return rows.length > 0
}
