import type { Actor } from 'contract/access/scope'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { answerDuty } from '../../../evaluation/duties/answer-queries.ts'
import { nameIn } from '../../../instrument/instruments/queries.ts'
import type { Db } from '../../../platform/database/db.ts'

export type DutyKnown = {
  id: number
  code: string
  name: string
  kept: boolean | null
  plan: string | null
  /** Version of its answer; null without one. */
  version: number | null
}

/** Duties of a line's edition with the current answers. */
export const dutiesKnown = (
  db: Db,
  line: { id: number; instrument: number },
  language: Language,
): Promise<DutyKnown[]> =>
  db
    .selectFrom('duties')
    .leftJoin('duty_answers', (join) =>
      join.onRef('duty_answers.duty_id', '=', 'duties.id').on('duty_answers.line_id', '=', line.id),
    )
    .where('duties.instrument_id', '=', line.instrument)
    .select([
      'duties.id',
      'duties.code',
      nameIn('duties.texts', language).as('name'),
      'duty_answers.kept',
      'duty_answers.plan',
      'duty_answers.version',
    ])
    .orderBy('duties.position')
    .execute()

const rows = (job: number) => sql`
  import_rows, jsonb_to_record(import_rows.written) as written(duty integer, duty_version integer, kept boolean,
    plan text)
  where import_rows.job_id = ${job} and import_rows.deed in ('create', 'change') and written.duty is not null`

/** Whether the answers to overwrite are as the dry run saw them; they are locked. */
export const areDutiesAsSeen = async (db: Db, job: number, line: number): Promise<boolean> => {
  await sql`
    select from duty_answers where line_id = ${line} and duty_id in (select written.duty from ${rows(job)})
    order by id for update`.execute(db)
  const answer = await sql<{ broken: boolean }>`
    select exists (
      select from ${rows(job)} and (select version from duty_answers
        where duty_answers.line_id = ${line} and duty_answers.duty_id = written.duty)
        is distinct from written.duty_version) as broken`.execute(db)
  return answer.rows[0]?.broken === false
}

/** Writes duties as single calls do, each with its row of the audit. */
export const writeDuties = async (db: Db, actor: Actor, job: number, line: number, request: string) => {
  const { rows: found } = await sql<{
    duty: number
    kept: boolean
    plan: string | null
    code: string
    old: boolean | null
  }>`
    select written.duty, written.kept, written.plan, import_rows.before -> 'kept' as old,
      (select code from duties where duties.id = written.duty) as code
    from ${rows(job)} order by import_rows.row`.execute(db)
  for (const { duty, kept, plan, code, old } of found)
    await answerDuty({ db, actor, request: { id: request } }, line, { duty, kept, plan }, { code, kept: old })
}
