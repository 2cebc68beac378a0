import { randomBytes } from 'node:crypto'
import type { Db } from './db.ts'

const secretNamed = (db: Db, name: string) =>
  db.selectFrom('secrets').select('value').where('name', '=', name)

/** 32 bytes that one database has for its keyed hashes; made when first asked for, the same on every replica. */
export const serverKey = async (db: Db): Promise<Buffer> => {
  const row = await secretNamed(db, 'server_key').executeTakeFirst()
  if (row) return row.value
  await db
    .insertInto('secrets')
    .values({ name: 'server_key', value: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await secretNamed(db, 'server_key').executeTakeFirstOrThrow()).value
}

export const storedSecret = async (db: Db, name: string): Promise<Buffer | undefined> =>
  (await secretNamed(db, name).executeTakeFirst())?.value

/** Keeps a secret in place of the one before. */
export const storeSecret = (db: Db, name: string, value: Buffer) =>
  db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()

/** Uses a secret up: true for one caller only, and only when the value is the one kept. */
export const spendSecret = async (db: Db, name: string, value: Buffer): Promise<boolean> => {
  const row = await db
    .deleteFrom('secrets')
    .where('name', '=', name)
    .where('value', '=', value)
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}
