import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/db.ts'
import { givenNextEdition } from '../given/next-edition.ts'
import type { Someone } from '../given/people.ts'
import { givenRound } from './given-round.ts'

type Parts = { indicator: number; option: number; duty: number; by: number }

/** An answer with its reason and a duty with its plan that were put aside, as when their line moved. */
export const givenFormerTexts = async (
  db: Db,
  line: { id: number },
  { indicator, option, duty, by }: Parts,
): Promise<{ id: number; answer: number; duty: number }> => {
  const written = { line_id: line.id, updated_by: by, updated_at: new Date().toISOString() }
  // under the number of a result that is there no more
  const answer = 1_000_000 + line.id
  await db
    .insertInto('former_answers')
    .values({
      ...written,
      id: answer,
      indicator_id: indicator,
      former_indicator_id: indicator,
      other: false,
      option_id: option,
      na_reason: 'Nobody here',
      statements: [],
      files: [],
    })
    .execute()
  const { id } = await db
    .insertInto('former_duty_answers')
    .values({ ...written, duty_id: duty, kept: false, plan: 'A lock' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: line.id, answer, duty: id }
}

/** Two people who answered a domain alone in an edition that their line has no more, with reasons of both kinds. */
export const givenFormerRound = async (
  db: Db,
  line: { id: number },
  instrument: number,
  raters: [Someone, Someone],
): Promise<{ id: number; indicator: number; rater: number }> => {
  const edition = await givenNextEdition(db, instrument)
  const { id: category } = await db
    .selectFrom('categories')
    .where('instrument_id', '=', edition)
    .select('id')
    .orderBy('number')
    .executeTakeFirstOrThrow()
  const round = await givenRound(db, { line: line.id, category, raters, state: 'finished' })
  const rater = raters[0].id
  await sql`
    update ratings set na_reason = 'Nobody here' where round_id = ${round} and user_id = ${rater}`.execute(db)
  const { rows } = await sql<{ indicator: number }>`
    insert into rating_agreements (round_id, indicator_id, option_id, reason, agreed_by)
    select round_id, indicator_id, option_id, 'We looked together', user_id from ratings
    where round_id = ${round} and user_id = ${rater} order by indicator_id
    returning indicator_id as indicator`.execute(db)
  return { id: line.id, indicator: rows[0]?.indicator ?? 0, rater }
}
