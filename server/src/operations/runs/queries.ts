import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

export type RunFacts = Record<string, string | number>
export type RunKind = 'backup' | 'drill'
export type RunOutcome = 'done' | 'faults' | 'failed'

/**
 * Records how a backup or drill ended, for metrics and the operator's page; entries older than a year are deleted.
 */
export const storeRun = async (
  db: Db,
  { kind, outcome, facts }: { kind: RunKind; outcome: RunOutcome; facts: RunFacts },
): Promise<void> => {
  await db
    .insertInto('operator_runs')
    .values({ kind, outcome, facts: JSON.stringify(facts) })
    .execute()
  await db
    .deleteFrom('operator_runs')
    .where('ended_at', '<', sql<string>`now() - interval '400 days'`)
    .execute()
}

export type Run = {
  kind: RunKind
  outcome: RunOutcome
  ended_at: string
  facts: RunFacts
  /** Seconds since its end, by the clock of the database. */
  age: number
}

/** The latest run of each kind, and the latest of each that succeeded. */
export const latestRuns = async (db: Db): Promise<Run[]> => {
  const { rows } = await sql<Run>`
    select distinct on (kind, outcome) kind, outcome, ended_at, facts,
      extract(epoch from now() - ended_at)::float8 as age
    from operator_runs order by kind, outcome, ended_at desc`.execute(db)
  return rows
}
