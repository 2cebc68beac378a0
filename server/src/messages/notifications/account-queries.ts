import type { Db } from '../../platform/database/db.ts'

/** Notifies a person that staff created a link to their account. */
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

/** Notifies the successor of a handover. */
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

/** Notifies those who may confirm the removal of a person's second factor. */
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
