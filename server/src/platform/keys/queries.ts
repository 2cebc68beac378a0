import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { KeyOwner, KeyRow } from './key-row.ts'

const columns = ['id', 'purpose', 'school_id as school', 'version', 'wrapped', 'wrapped_by'] as const

const keysOf = (db: Db, owner: KeyOwner) =>
  typeof owner === 'number'
    ? db.selectFrom('file_keys').where('school_id', '=', owner)
    : db.selectFrom('file_keys').where('purpose', '=', owner)

/** What is stored for the owner now is encrypted with it. */
export const currentKey = (db: Db, owner: KeyOwner): Promise<KeyRow | undefined> =>
  keysOf(db, owner).where('retired_at', 'is', null).select(columns).executeTakeFirst()

export const keyOfId = (db: Db, id: string): Promise<KeyRow | undefined> =>
  db.selectFrom('file_keys').where('id', '=', id).select(columns).executeTakeFirst()

/** Whether keys of schools are in use here: from the first of them on, for every server. */
export const hasBegun = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('file_keys').select('id').limit(1).executeTakeFirst()) !== undefined

/** A database of an older version has no room for keys. */
export const hasRoomForKeys = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('file_keys') is not null as is`.execute(db)
  return rows[0]?.is === true
}

/** Whether nobody was here yet: then there is no older server beside this one either. */
export const isUnused = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined

/** All of them, page by page in the order of their ids. */
export const keysAfter = (db: Db, id: string, limit: number): Promise<KeyRow[]> =>
  db.selectFrom('file_keys').where('id', '>', id).select(columns).orderBy('id').limit(limit).execute()

/** Keeps a key, unless the owner got one meanwhile; a key of a rotation has files to be moved to it. */
export const addKey = async (db: Db, row: KeyRow, isRotation: boolean): Promise<void> => {
  const { school: school_id, ...key } = row
  await db
    .insertInto('file_keys')
    .values({ ...key, school_id, ...(!isRotation && { settled_at: sql<string>`now()` }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Ends the use of the owner's key for what is stored from now on; tells its version, 0 where there is none. */
export const retireKey = async (db: Db, owner: KeyOwner): Promise<number> => {
  const current = await currentKey(db, owner)
  if (!current) return 0
  await db
    .updateTable('file_keys')
    .set({ retired_at: sql<string>`now()` })
    .where('id', '=', current.id)
    .execute()
  return current.version
}

/** Whether files are still to be moved to the owner's key. */
export const isSettled = async (db: Db, owner: KeyOwner): Promise<boolean> => {
  const row = await keysOf(db, owner).where('retired_at', 'is', null).select('settled_at').executeTakeFirst()
  return row === undefined || row.settled_at !== null
}

export const settleKey = async (db: Db, id: string): Promise<void> => {
  await db.updateTable('file_keys').set({ settled_at: sql<string>`now()` }).where('id', '=', id).execute()
}

/** Wraps a key anew; false when another one did so meanwhile. */
export const rewrapKey = async (
  db: Db,
  { id, wrapped }: KeyRow,
  next: { wrapped: string; wrapped_by: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('file_keys')
    .set({ ...next, wrapped_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('wrapped', '=', wrapped)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Names of the operator's keys that anything is wrapped by. */
export const operatorsOfKeys = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('file_keys')
    .select('wrapped_by')
    .distinct()
    .orderBy('wrapped_by')
    .execute()
  return rows.map((row) => row.wrapped_by)
}

/** What an operator may know of each key. */
export const inventoryOfKeys = (db: Db, limit: number) =>
  db
    .selectFrom('file_keys')
    .leftJoin('schools', 'schools.id', 'file_keys.school_id')
    .select([
      'file_keys.id',
      'purpose',
      'school_id as school',
      'schools.name',
      'file_keys.version',
      'wrapped_by',
      'wrapped_at',
      'made_at',
      'settled_at',
      'retired_at',
      sql<number>`count(*) over ()`.as('count'),
    ])
    .orderBy('school_id')
    .orderBy('purpose')
    .orderBy('file_keys.version')
    .limit(limit)
    .execute()
