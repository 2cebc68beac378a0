import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

export const nobody = 'Deleted user'

/**
 * Names that only this person has or had, by the audit: rows from before migration 041 have no ids, and are found
 * only by name.
 */
export const ownNamesOf = async (db: Db, user: number): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    with named as (
      select id, full_name as name from users where deleted_at is null
      union all
      select audit.object_id, audit.personal -> side ->> 'full_name' from audit, unnest(array['old', 'new']) as side
      where audit.object_type = 'user' and audit.personal is not null
    )
    select name from named group by name
    having name is not null and bool_and(id is not distinct from ${user}::int)`.execute(db)
  return rows.map(({ name }) => name)
}

/** A row of notifications or e-mails that names the person: by id, or by name where the row has no ids. */
const naming = (user: number, names: string[]) =>
  sql<boolean>`(person_id = ${user}
    or person_id is null and params ? 'person' and params ->> 'person' = any(${names}::text[]))`

/** Removes the person's name from notifications and e-mails of others. */
export const anonymiseNames = async (db: Db, user: number, names: string[]): Promise<void> => {
  const unnamed = sql`set params = params || jsonb_build_object('person', ${nobody}::text)
    where params ? 'person' and ${naming(user, names)}`
  await sql`update notifications ${unnamed}`.execute(db)
  await sql`update letters ${unnamed}`.execute(db)
}

/** Deletes notifications, answers stored for repeated requests and unfinished uploads of the person. */
export const purgeMessages = async (db: Db, user: number): Promise<void> => {
  await db.deleteFrom('notifications').where('user_id', '=', user).execute()
  await db.deleteFrom('idempotency_keys').where('user_id', '=', user).execute()
  await db.deleteFrom('uploads').where('user_id', '=', user).execute()
}

export const purgePractice = async (db: Db, user: number): Promise<void> => {
  await db.deleteFrom('case_choices').where('user_id', '=', user).execute()
  await db.deleteFrom('case_proposals_declined').where('user_id', '=', user).execute()
}

/**
 * Deletes the person's jobs with what they found and made, since they hold what the person could read then. A job
 * that runs is left to its expiry: waiting for it would be a deadlock. Answers files without a job now; they are
 * swept within a day.
 */
export const purgeJobs = (db: Db, user: number): Promise<string[]> =>
  purgeJobsOf(db, sql`select ${user}::int`)

/** The same for several people, by a statement of their ids. */
export const purgeJobsOf = async (db: Db, people: RawBuilder<unknown>): Promise<string[]> => {
  const { rows } = await sql<{ object: string | null }>`
    delete from jobs where id in (select id from jobs where user_id in (${people}) for update skip locked)
    returning object`.execute(db)
  return rows.flatMap(({ object }) => object ?? [])
}

/** Rows about the person in files of people that others imported. */
export const anonymiseRowsNaming = (db: Db, user: number) =>
  sql`
    delete from import_rows using jobs, users
    where jobs.id = import_rows.job_id and jobs.kind = 'import' and jobs.asked ->> 'subject' = 'people'
      and users.id = ${user} and (import_rows.object_id = users.id
        or lower(import_rows.after ->> 'username') = lower(users.username)
        or lower(import_rows.after ->> 'email') in (lower(users.email), lower(users.pending_email)))`.execute(
    db,
  )

/** E-mails to or about the person: without a mail server they are files. */
export const emailsNaming = async (db: Db, user: number, names: string[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('letters')
    .where(sql<boolean>`user_id = ${user} or ${naming(user, names)}`)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
