import type { Db } from '../../platform/database/db.ts'

/** The person is notified inside that staff made a link to their account. */
export const notifyOfLink = (db: Db, user: number, by: { id: number; full_name: string }) =>
  db
    .insertInto('notifications')
    .values({
      user_id: user,
      code: 'link_given',
      params: JSON.stringify({ person: by.full_name }),
      person_id: by.id,
    })
    .execute()

/** Somebody is told inside of what they take over from a person. */
export const notifyOfHandover = (
  db: Db,
  user: number,
  person: { id: number; full_name: string },
  counts: Record<'lines' | 'places' | 'actions', number>,
) =>
  db
    .insertInto('notifications')
    .values({
      user_id: user,
      code: 'handed_over',
      params: JSON.stringify({ person: person.full_name, ...counts }),
      person_id: person.id,
    })
    .execute()

/** Those who may confirm it are told inside that the second step of a person is to go. */
export const notifyOfReset = (db: Db, users: readonly number[], person: { id: number; full_name: string }) =>
  db
    .insertInto('notifications')
    .values(
      users.map((user) => ({
        user_id: user,
        code: 'reset_waits' as const,
        params: JSON.stringify({ person: person.full_name }),
        person_id: person.id,
      })),
    )
    .execute()
