import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** What waits and what failed; ages are seconds by the clock of the database. */
export type Backlog = {
  emails: { waiting: number; tried: number; refused: number; oldest: number | null }
  jobs: { waiting: number; running: number; failed: number; oldest: number | null }
  uploads: number
}

/** E-mails of the last week, jobs of the last day, and files uploaded in parts. */
export const backlogOf = async (db: Db): Promise<Backlog> => {
  const { rows } = await sql<{ emails: Backlog['emails']; jobs: Backlog['jobs']; uploads: number }>`
    select
      (select json_build_object(
          'waiting', count(*) filter (where ended_at is null),
          'tried', count(*) filter (where ended_at is null and attempts > 0),
          'refused', count(*) filter (where outcome = 'refused'),
          'oldest', extract(epoch from now() - min(created_at) filter (where ended_at is null))::float8)
        from letters) as emails,
      (select json_build_object(
          'waiting', count(*) filter (where status = 'waiting'),
          'running', count(*) filter (where status = 'running'),
          'failed', count(*) filter (where status = 'failed'),
          'oldest', extract(epoch from now() - min(created_at) filter (where status = 'waiting'))::float8)
        from jobs) as jobs,
      (select count(*) from uploads where finished_at is null and expires_at > now()) as uploads`.execute(db)
  const [found] = rows
  if (!found) throw new Error('A select without a table answers a row')
  return found
}
