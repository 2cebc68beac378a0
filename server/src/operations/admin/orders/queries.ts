import { sql } from 'kysely'
import { byConfirmedFirst, isNamed } from '../../../people/accounts/queries.ts'
import type { Db } from '../../../platform/database/db.ts'

/** By user name or e-mail, locked. */
export const personNamed = (db: Db, name: string) =>
  db
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .where(isNamed(name))
    .select(['id', 'username', 'email', 'pending_email', 'full_name', 'role', 'password_version'])
    .orderBy(byConfirmedFirst)
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

export const schoolExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('schools').where('id', '=', id).select('id').executeTakeFirst()) !== undefined

type Reference = { table: string; column: string }

/** Every column of every table that refers to a person. */
export const columnsNamingPeople = async (db: Db): Promise<Reference[]> => {
  const { rows } = await sql<Reference>`
    select relname as table, attname as column
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass and connamespace = 'public'::regnamespace
    order by 1, 2`.execute(db)
  return rows
}

/** Rows that refer to the person in this column, without secrets. */
export const rowsNaming = async (db: Db, { table, column }: Reference, user: number): Promise<unknown[]> => {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(kept) - array['password_hash', 'hash', 'nonce', 'body', 'body_hash', 'key',
      'secret', 'pending', 'lock_hash'] as row
    from ${sql.table(table)} as kept where kept.${sql.ref(column)} = ${user}`.execute(db)
  return rows.map(({ row }) => row)
}

export const userRow = async (db: Db, user: number): Promise<unknown> => {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(users) - array['password_hash', 'password_version', 'folded'] as row
    from users where id = ${user}`.execute(db)
  return rows[0]?.row
}

/**
 * Actions by the person and on the account; names, addresses and texts of others are left out, since they are not the
 * person's data.
 */
export const auditOfPerson = async (db: Db, user: number): Promise<unknown[]> => {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(audit) - array['personal_hash'] - case
        when object_type = 'user' and object_id = ${user} then '{}'::text[] else array['personal'] end as row
    from audit
    where actor_id = ${user} or (object_type = 'user' and object_id = ${user}) order by id`.execute(db)
  return rows.map(({ row }) => row)
}
