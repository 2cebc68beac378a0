import { Role } from 'contract/access/roles'
import { Problem } from 'contract/platform/problems'
import type { Db } from '../../platform/database/db.ts'

const superusers = (db: Db) =>
  db
    .selectFrom('users')
    .select('id')
    .where('role', '=', Role.administrator)
    .where('is_superuser', '=', true)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)

export const superuserExists = async (db: Db): Promise<boolean> =>
  (await superusers(db).limit(1).executeTakeFirst()) !== undefined

/** The last superuser stays; all of them are locked, so that two who remove each other do not both succeed. */
export const assertNotLast = async (db: Db, person: number): Promise<void> => {
  const rows = await superusers(db).orderBy('id').forUpdate().execute()
  if (rows.length === 1 && rows[0]?.id === person) throw new Problem('last_superuser')
}

export const anybodyExists = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
