import { equalShare } from 'contract/evaluation/evaluations'
import type { IndiprinScore } from 'contract/evaluation/lines'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/**
 * The 100 points of a line by domain, as JSON; equal shares until saved. Requires `lines` and `evaluations` in the
 * statement.
 */
export const indiprinOfLine: RawBuilder<IndiprinScore[]> = sql`(
  select json_agg(json_build_object('category', categories.id,
    'score', coalesce(indiprin_scores.score, (${sql.lit(`{${equalShare.join(',')}}`)}::int[])[categories.number]))
    order by categories.number)
  from categories
  left join indiprin_scores on indiprin_scores.category_id = categories.id and indiprin_scores.line_id = lines.id
  where categories.instrument_id = evaluations.instrument_id)`

export const categoriesOf = async (db: Db, instrument: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('categories')
    .select('id')
    .where('instrument_id', '=', instrument)
    .orderBy('number')
    .execute()
  return rows.map((row) => row.id)
}

/** Empty while the points are shared equally. */
export const scoresOf = (db: Db, line: number) =>
  db
    .selectFrom('indiprin_scores')
    .innerJoin('categories', 'categories.id', 'indiprin_scores.category_id')
    .select(['indiprin_scores.category_id as category', 'indiprin_scores.score'])
    .where('indiprin_scores.line_id', '=', line)
    .orderBy('categories.number')
    .execute()

export const saveScores = async (db: Db, line: number, scores: IndiprinScore[]): Promise<void> => {
  await db
    .insertInto('indiprin_scores')
    .values(scores.map(({ category, score }) => ({ line_id: line, category_id: category, score })))
    .onConflict((conflict) =>
      conflict.columns(['line_id', 'category_id']).doUpdateSet({ score: sql`excluded.score` }),
    )
    .execute()
}

export const copyScores = async (db: Db, from: number, to: number): Promise<void> => {
  await sql`
    insert into indiprin_scores (line_id, category_id, score)
    select ${to}::int, category_id, score from indiprin_scores where line_id = ${from}`.execute(db)
}
