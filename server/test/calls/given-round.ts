import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/db.ts'
import type { Someone } from '../given/people.ts'

type Round = { line: number; category: number; raters: [Someone, Someone]; state: 'rated' | 'finished' }

/** Two people have given every letter of a domain; whether they said that they are finished is the state. */
export const givenRound = async (db: Db, { line, category, raters, state }: Round): Promise<number> => {
  const finished_at = state === 'finished' ? new Date().toISOString() : null
  const { id } = await db
    .insertInto('rating_rounds')
    .values({ line_id: line, category_id: category, opened_by: raters[0].id, finished_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [at, rater] of raters.entries()) {
    await db
      .insertInto('rating_raters')
      .values({ round_id: id, place: at === 0 ? 1 : 2, user_id: rater.id, finished_at })
      .execute()
    await sql`
      insert into ratings (round_id, user_id, indicator_id, option_id)
      select ${id}::int, ${rater.id}::int, indicators.id, options.id from indicators
      join options on options.instrument_id = indicators.instrument_id and options.code = ${at === 0 ? 'B' : 'C'}
        and options.scale = indicators.scale
      where indicators.category_id = ${category}`.execute(db)
  }
  return id
}
