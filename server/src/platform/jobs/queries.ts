import type { JobKind } from 'contract/exchange/jobs'
import { limits } from 'contract/platform/limits'
import { Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

type NewJob = {
  person: number
  kind: JobKind
  language: Language
  asked: Record<string, unknown>
  object?: string
  request: string
}

/** What is kept of each for a day: of an import its file and its rows, of an export its file. */
const ofOneDay: Record<JobKind, number> = {
  import: limits.importsOfOneDay,
  import_apply: limits.importsOfOneDay,
  export: limits.exportsOfOneDay,
}

/** A job that waits; nobody has more than a few unfinished ones, nor very many in a day. */
export const addJob = async (db: Db, job: NewJob) => {
  const { unfinished, today } = await db
    .selectFrom('jobs')
    .where('user_id', '=', job.person)
    .select([
      sql<number>`count(*) filter (where status in ('waiting', 'running'))`.as('unfinished'),
      sql<number>`count(*) filter (where kind = ${job.kind} and created_at > now() - interval '1 day')`.as(
        'today',
      ),
    ])
    .executeTakeFirstOrThrow()
  if (unfinished >= limits.jobsOfOnePerson) throw new Problem('throttled', { retry_after: 30 })
  if (today >= ofOneDay[job.kind]) throw new Problem('throttled', { retry_after: 3600 })
  return db
    .insertInto('jobs')
    .values({
      user_id: job.person,
      kind: job.kind,
      language: job.language,
      asked: JSON.stringify(job.asked),
      object: job.object ?? null,
      request_id: job.request,
    })
    .returning(['id', 'kind', 'status', 'progress'])
    .executeTakeFirstOrThrow()
}

/** A job of this person; undefined for one of anybody else. */
export const ownJob = (db: Db, person: number, id: number) =>
  db
    .selectFrom('jobs')
    .where('id', '=', id)
    .where('user_id', '=', person)
    .select(['id', 'kind', 'status', 'progress', 'asked', 'answer', 'object', 'request_id'])
    .executeTakeFirst()

export type Claimed = NonNullable<Awaited<ReturnType<typeof claimJob>>>

/**
 * The next job that waits, or whose server has not been heard of for `silent` seconds; of servers beside each other
 * each gets another. One of a person at a time, so that nobody's hundred exports hold up another's one.
 */
export const claimJob = async (db: Db, silent: number) =>
  db
    .updateTable('jobs')
    .set({
      status: 'running',
      attempt: sql`attempt + 1`,
      started_at: sql<string>`coalesce(started_at, now())`,
      beat_at: sql<string>`now()`,
    })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('jobs as next')
        .where(
          sql<boolean>`(next.status = 'waiting'
            or (next.status = 'running' and next.beat_at < now() - make_interval(secs => ${silent})))`,
        )
        .where(
          sql<boolean>`not exists (select from jobs as other where other.user_id = next.user_id
            and other.id <> next.id and other.status = 'running'
            and other.beat_at >= now() - make_interval(secs => ${silent}))`,
        )
        .select('next.id')
        .orderBy('next.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'user_id', 'kind', 'attempt', 'language', 'asked', 'object', 'request_id'])
    .executeTakeFirst()

/** False when the job is no longer this claim's. */
export const beat = async (db: Db, job: Pick<Claimed, 'id' | 'attempt'>, progress: number | null) => {
  const row = await db
    .updateTable('jobs')
    .set({ beat_at: sql<string>`now()`, ...(progress !== null && { progress }) })
    .where('id', '=', job.id)
    .where('attempt', '=', job.attempt)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type End = {
  status: 'done' | 'failed'
  answer: Record<string, unknown>
  object: string | null
}

/** Ends the job, and tells the person when it took long; false when the job is no longer this claim's. */
export const endJob = async (db: Db, job: Claimed, { status, answer, object }: End): Promise<boolean> => {
  const row = await db
    .updateTable('jobs')
    .set({
      status,
      answer: JSON.stringify(answer),
      object,
      progress: sql`case when ${status} = 'done' then 100 else progress end`,
      ended_at: sql<string>`now()`,
    })
    .where('id', '=', job.id)
    .where('attempt', '=', job.attempt)
    .where('status', '=', 'running')
    .returning(
      sql<boolean>`now() - created_at > make_interval(secs => ${limits.jobSilenceMilliseconds / 1000})`.as(
        'long',
      ),
    )
    .executeTakeFirst()
  if (row?.long) {
    // of a file: the page on which it is asked for again
    const { page } = job.asked
    await db
      .insertInto('notifications')
      .values({
        user_id: job.user_id,
        code: status === 'done' ? 'job_done' : 'job_failed',
        params: JSON.stringify({
          kind: job.kind,
          job: job.id,
          ...(typeof answer['name'] === 'string' && { file: answer['name'] }),
          ...(status === 'failed' && page !== undefined && { page }),
        }),
      })
      .execute()
  }
  return row !== undefined
}

/** Back into the queue, as if it had not been begun: the server ends before the work does. */
export const putBack = (db: Db, { id, attempt }: Claimed) =>
  db
    .updateTable('jobs')
    .set({ status: 'waiting', attempt: sql`attempt - 1`, beat_at: null })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', 'running')
    .execute()

/** Only for a database with one owner: whatever was running died with the process before this one. */
export const putAllBack = (db: Db) =>
  db.updateTable('jobs').set({ status: 'waiting', beat_at: null }).where('status', '=', 'running').execute()

/** Jobs whose time is over go, with what belongs to them; answers with the files that are to go too. */
export const purgeOldJobs = async (db: Db, hours: number): Promise<string[]> => {
  const rows = await db
    .deleteFrom('jobs')
    .where('created_at', '<', sql<string>`now() - make_interval(hours => ${hours})`)
    .where('status', 'in', ['done', 'failed', 'waiting'])
    .returning('object')
    .execute()
  return rows.flatMap(({ object }) => object ?? [])
}

/** Which of these files belong to a job. */
export const objectsOfJobs = async (db: Db, names: string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('jobs')
    .where(sql<boolean>`object = any(${names}::text[])`)
    .select('object')
    .execute()
  return new Set(rows.flatMap(({ object }) => object ?? []))
}
