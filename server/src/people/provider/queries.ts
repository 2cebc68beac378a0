import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { foldedIdentifier } from '../accounts/queries.ts'

type Identity = { issuer: string; subject: string }

const account = ['users.id', 'users.is_active', 'users.username', 'users.full_name', 'users.email'] as const

/** The account of an identity, locked; undefined for an unused one. */
export const ownerOfIdentity = (db: Db, { issuer, subject }: Identity) =>
  db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('users.deleted_at', 'is', null)
    .select(account)
    .forUpdate('users')
    .executeTakeFirst()

/**
 * The account with this address, locked: one that has confirmed it, or one that was invited there and that nobody
 * could sign in to yet. A pending address of somebody with a password does not count.
 */
export const accountOfAddress = (db: Db, email: string) => {
  const isAddress = (column: string) =>
    sql<boolean>`${foldedIdentifier(sql.ref(column))} = ${foldedIdentifier(sql`${email}::text`)}`
  return db
    .selectFrom('users')
    .where('users.deleted_at', 'is', null)
    .where(({ or, and, eb, not, exists, selectFrom }) =>
      or([
        isAddress('users.email'),
        and([
          isAddress('users.pending_email'),
          eb('users.email', 'is', null),
          eb('users.password_hash', 'is', null),
          not(
            exists(
              selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'users.id'),
            ),
          ),
        ]),
      ]),
    )
    .select([...account, 'users.pending_email'])
    .orderBy(sql`users.email is null, users.id`)
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

export const addIdentity = (db: Db, user: number, { issuer, subject }: Identity) =>
  db.insertInto('identities').values({ issuer, subject, user_id: user }).execute()

export const noteIdentityUsed = (db: Db, { issuer, subject }: Identity) =>
  db
    .updateTable('identities')
    .set({ last_used_at: sql`now()` })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()

/** The name itself where it is free, else with the first free number. */
export const freeUsername = async (db: Db, wanted: string): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select case when count = 1 then ${wanted}::text else ${wanted}::text || '-' || count end as name, count
      from generate_series(1, 10000) as count) as wanted
    where not exists (
      select from users
      where ${foldedIdentifier(sql`users.username`)} = ${foldedIdentifier(sql`wanted.name`)})
    order by count limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Error('Ten thousand people have this user name')
  return row.name
}

export const purgeIdentities = (db: Db, user: number) =>
  db.deleteFrom('identities').where('user_id', '=', user).execute()
