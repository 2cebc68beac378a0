import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { type Choice, optionOf } from '../results/queries.ts'

export type Letter = { indicator: number; option: Choice; na_reason: string | null }

const lettersOf = async (db: Db, from: RawBuilder<unknown>): Promise<Letter[]> => {
  const { rows } = await sql<Letter>`
    select one.indicator_id as indicator, one.na_reason,
      ${optionOf(sql`one.option_id`, sql`indicators.instrument_id`)} as option
    from ${from} join indicators on indicators.id = one.indicator_id order by one.indicator_id`.execute(db)
  return rows
}

export const lettersOfRater = (db: Db, round: number, rater: number): Promise<Letter[]> =>
  lettersOf(db, sql`(select * from ratings where round_id = ${round} and user_id = ${rater}) as one`)

/** Letters that both gave alike. */
export const lettersOfBoth = (db: Db, round: number): Promise<Letter[]> =>
  lettersOf(
    db,
    sql`ratings one join ratings other on other.round_id = one.round_id and other.indicator_id = one.indicator_id
      and other.option_id = one.option_id and other.user_id > one.user_id and one.round_id = ${round}`,
  )
