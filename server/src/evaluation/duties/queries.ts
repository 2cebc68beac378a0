import type { Actor } from 'contract/access/scope'
import type { DutyAnswer } from 'contract/evaluation/duties'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { dutyAnswerShape } from '../lines/part-queries.ts'

export const dutiesOfLine = async (db: Db, line: number): Promise<DutyAnswer[]> => {
  const { rows } = await sql<{ answers: DutyAnswer[] }>`
    select coalesce(json_agg(${dutyAnswerShape} order by duty_id), '[]') as answers
    from duty_answers where line_id = ${line}`.execute(db)
  return rows[0]?.answers ?? []
}

/** The duty and its present answer; undefined where the instrument has none of this id. */
export const dutyNamed = (db: Db, { id, instrument }: { id: number; instrument: number }, duty: number) =>
  db
    .selectFrom('duties')
    .leftJoin('duty_answers', (join) =>
      join.onRef('duty_answers.duty_id', '=', 'duties.id').on('duty_answers.line_id', '=', id),
    )
    .where('duties.id', '=', duty)
    .where('duties.instrument_id', '=', instrument)
    .select(['duties.code', 'duty_answers.id as answer', 'duty_answers.kept', 'duty_answers.plan'])
    .executeTakeFirst()

export type NewDutyAnswer = { duty: number; kept: boolean; plan: string | null }

/** Replaces the answer; returns its id. */
export const setDuty = async (db: Db, line: number, by: Actor, answer: NewDutyAnswer): Promise<number> => {
  const { duty: duty_id, kept, plan } = answer
  const { id } = await db
    .insertInto('duty_answers')
    .values({ line_id: line, duty_id, kept, plan, updated_by: by.id })
    .onConflict((there) =>
      there.constraint('duty_answers_unique').doUpdateSet(({ ref }) => ({
        kept: ref('excluded.kept'),
        plan: ref('excluded.plan'),
        updated_by: ref('excluded.updated_by'),
        version: sql`duty_answers.version + 1`,
        updated_at: sql`now()`,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const removeDuty = (db: Db, id: number) => db.deleteFrom('duty_answers').where('id', '=', id).execute()
