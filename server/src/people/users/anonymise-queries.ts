import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

export const nobody = 'Deleted user'

/**
 * The names that a person has or had, as far as the audit knows, and that nobody else has or had: only rows from
 * before migration 041, which do not say whom they name, are found by these.
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

/** A row of notifications or letters that names the person: by id, or by name where the row is older than the ids. */
const naming = (user: number, names: string[]) =>
  sql<boolean>`(person_id = ${user}
    or person_id is null and params ? 'person' and params ->> 'person' = any(${names}::text[]))`

/** Takes the person's name out of what others were notified of, inside and by e-mail. */
export const anonymiseNames = async (db: Db, user: number, names: string[]): Promise<void> => {
  const unnamed = sql`set params = params || jsonb_build_object('person', ${nobody}::text)
    where params ? 'person' and ${naming(user, names)}`
  await sql`update notifications ${unnamed}`.execute(db)
  await sql`update letters ${unnamed}`.execute(db)
}

/** Messages to a person, answers kept for repeated requests and files on their way go with the person. */
export const purgeMessages = async (db: Db, user: number): Promise<void> => {
  await db.deleteFrom('notifications').where('user_id', '=', user).execute()
  await db.deleteFrom('idempotency_keys').where('user_id', '=', user).execute()
  await db.deleteFrom('uploads').where('user_id', '=', user).execute()
}

/** What a person practised goes with the person. */
export const purgePractice = async (db: Db, user: number): Promise<void> => {
  await db.deleteFrom('case_choices').where('user_id', '=', user).execute()
  await db.deleteFrom('case_proposals_declined').where('user_id', '=', user).execute()
}

/**
 * The long work of a person goes, with what it found and made: it holds what the person could read when it was done.
 * What is being written at this moment is left to its day: to wait for it, and it for the person, would have no end.
 * Answers with the files that belong to no job any more; they are swept within a day.
 */
export const purgeJobs = (db: Db, user: number): Promise<string[]> =>
  purgeJobsOf(db, sql`select ${user}::int`)

/** The same for several people, named by a statement that answers their ids. */
export const purgeJobsOf = async (db: Db, people: RawBuilder<unknown>): Promise<string[]> => {
  const { rows } = await sql<{ object: string | null }>`
    delete from jobs where id in (select id from jobs where user_id in (${people}) for update skip locked)
    returning object`.execute(db)
  return rows.flatMap(({ object }) => object ?? [])
}

/** Rows that say something of the person in files of people that others sent. */
export const anonymiseRowsNaming = (db: Db, user: number) =>
  sql`
    delete from import_rows using jobs, users
    where jobs.id = import_rows.job_id and jobs.kind = 'import' and jobs.asked ->> 'subject' = 'people'
      and users.id = ${user} and (import_rows.object_id = users.id
        or lower(import_rows.after ->> 'username') = lower(users.username)
        or lower(import_rows.after ->> 'email') in (lower(users.email), lower(users.pending_email)))`.execute(
    db,
  )

/** Letters to the person, or that name the person: where there is no mail server they lie in files. */
export const emailsNaming = async (db: Db, user: number, names: string[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('letters')
    .where(sql<boolean>`user_id = ${user} or ${naming(user, names)}`)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
