import type { Actor } from 'contract/access/scope'
import { type RawBuilder, sql } from 'kysely'
import { ofEvaluations, rowsInScope } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { type Choice, optionOf } from '../results/queries.ts'

export const roundInScope = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('rating_rounds')
    .innerJoin('lines', 'lines.id', 'rating_rounds.line_id')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .innerJoin('categories', 'categories.id', 'rating_rounds.category_id')
    .where('rating_rounds.id', '=', id)
    .where(rowsInScope(actor, ofEvaluations))
    .select(['rating_rounds.line_id as line', 'categories.instrument_id as instrument'])
    .executeTakeFirst()

const ratersOfRound: RawBuilder<{ id: number; finished_at: string | null }[]> = sql`(
  select json_agg(json_build_object('id', user_id, 'finished_at', finished_at) order by place)
  from rating_raters where round_id = rating_rounds.id)`

/** Locked, so that the raters' writes are serialised. */
export const roundForUpdate = async (db: Db, id: number) => {
  await db.selectFrom('rating_rounds').where('id', '=', id).select('id').forUpdate().execute()
  return db
    .selectFrom('rating_rounds')
    .where('id', '=', id)
    .select(['id', 'category_id as category', 'finished_at', ratersOfRound.as('raters')])
    .executeTakeFirst()
}

/** Which of these domains the instrument has, and how many answers each has. */
export const domainsToRate = async (
  db: Db,
  { id, instrument }: { id: number; instrument: number },
  categories: readonly number[],
): Promise<{ id: number; answers: number }[]> => {
  const { rows } = await sql<{ id: number; answers: number }>`
    select categories.id, (
      select count(*)::int from results join indicators on indicators.id = results.indicator_id
      where results.line_id = ${id} and indicators.category_id = categories.id) as answers
    from categories where categories.instrument_id = ${instrument} and categories.id = any(${categories}::int[])
    order by categories.number`.execute(db)
  return rows
}

export const addRound = async (
  db: Db,
  round: { line: number; category: number; by: number; raters: readonly number[] },
): Promise<number> => {
  const { id } = await db
    .insertInto('rating_rounds')
    .values({ line_id: round.line, category_id: round.category, opened_by: round.by })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('rating_raters')
    .values(round.raters.map((user_id, at) => ({ round_id: id, place: at === 0 ? 1 : 2, user_id }) as const))
    .execute()
  return id
}

/** The indicator with its domain, and the option; null where there is none. */
export const indicatorToRate = async (
  db: Db,
  { indicator, option, category }: { indicator: number; option: number | null; category: number },
) => {
  const { rows } = await sql<{
    scale: 1 | 2
    na_allowed: boolean
    option: Choice | null
    code: string
  }>`
    select scale, na_allowed, code, ${optionOf(sql`${option}::int`, sql`indicators.instrument_id`)} as option
    from indicators where id = ${indicator} and category_id = ${category}`.execute(db)
  return rows[0]
}

type Rated = { round: number; rater: number; indicator: number; option: number; na_reason: string | null }

/** False if unchanged. */
export const setRating = async (db: Db, rated: Rated): Promise<boolean> => {
  const { rows } = await sql`
    insert into ratings (round_id, user_id, indicator_id, option_id, na_reason)
    values (${rated.round}, ${rated.rater}, ${rated.indicator}, ${rated.option}, ${rated.na_reason})
    on conflict on constraint ratings_key do update
      set option_id = excluded.option_id, na_reason = excluded.na_reason, updated_at = now()
      where (ratings.option_id, ratings.na_reason) is distinct from (excluded.option_id, excluded.na_reason)
    returning 1`.execute(db)
  return rows.length > 0
}

export const removeRating = async (
  db: Db,
  { round, rater, indicator }: Pick<Rated, 'round' | 'rater' | 'indicator'>,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('ratings')
    .where('round_id', '=', round)
    .where('user_id', '=', rater)
    .where('indicator_id', '=', indicator)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Indicators of the domain without a letter of this person. */
export const unrated = async (
  db: Db,
  { id, category }: { id: number; category: number },
  rater: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select indicators.id from indicators
    where indicators.category_id = ${category} and not exists (
      select from ratings where round_id = ${id} and user_id = ${rater} and indicator_id = indicators.id)
    order by indicators.id`.execute(db)
  return rows.map((row) => row.id)
}

/** Marks a rater as finished; true when both are. */
export const finishRater = async (db: Db, round: number, rater: number): Promise<boolean> => {
  await db
    .updateTable('rating_raters')
    .set({ finished_at: sql`now()` })
    .where('round_id', '=', round)
    .where('user_id', '=', rater)
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('rating_rounds')
    .set({ finished_at: sql`now()` })
    .where('id', '=', round)
    .where(sql<boolean>`not exists (
      select from rating_raters where round_id = rating_rounds.id and finished_at is null)`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const endRound = (db: Db, id: number) => db.deleteFrom('rating_rounds').where('id', '=', id).execute()

export const setAgreed = (
  db: Db,
  agreed: { round: number; indicator: number; option: number; reason: string | null; by: number },
) =>
  db
    .insertInto('rating_agreements')
    .values({
      round_id: agreed.round,
      indicator_id: agreed.indicator,
      option_id: agreed.option,
      reason: agreed.reason,
      agreed_by: agreed.by,
    })
    .onConflict((there) =>
      there.constraint('rating_agreements_key').doUpdateSet(({ ref }) => ({
        option_id: ref('excluded.option_id'),
        reason: ref('excluded.reason'),
        agreed_by: ref('excluded.agreed_by'),
        at: sql`now()`,
      })),
    )
    .execute()

/** The line's answer to an indicator. */
export const answerOfLine = async (db: Db, line: number, indicator: number) =>
  db
    .selectFrom('results')
    .innerJoin('options', 'options.id', 'results.option_id')
    .where('results.line_id', '=', line)
    .where('results.indicator_id', '=', indicator)
    .select([
      'results.id',
      'results.option_id as option',
      'options.code',
      'results.na_reason',
      'results.files',
      'results.statements',
      'results.reached',
      'results.of_whom as of',
    ])
    .executeTakeFirst()
