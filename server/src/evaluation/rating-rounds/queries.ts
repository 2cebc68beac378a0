import type { Actor } from 'contract/access/scope'
import { agreementOf, type RatedTwice } from 'contract/evaluation/rater-agreement'
import type { RatingRound, RatingRounds } from 'contract/evaluation/rating-rounds'
import { type RawBuilder, sql } from 'kysely'
import { hasTask } from '../../access/user-scope.ts'
import { inReview, ofSchool } from '../../messages/notifications/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonRows, jsonTime, personOf } from '../../platform/database/json.ts'

/** Who may be a rater; requires `users` and `evaluations` in the statement. */
const mayRate = sql<boolean>`(users.is_active and users.deleted_at is null and (${ofSchool} or ${inReview})
  and ${hasTask('answers')})`

/**
 * The own letters, and both people's once both are finished. No other statement reads another person's letters of an
 * unfinished round.
 */
const ratingsFor = ({ id }: Actor): RawBuilder<RatingRound['ratings']> =>
  jsonRows(
    sql`json_build_object('rater', ratings.user_id, 'indicator', ratings.indicator_id,
      'option', ratings.option_id, 'na_reason', ratings.na_reason)`,
    sql`ratings where ratings.round_id = rating_rounds.id
      and (ratings.user_id = ${id}::int or rating_rounds.finished_at is not null)`,
    sql`ratings.indicator_id, ratings.user_id`,
  )

const raters: RawBuilder<RatingRound['raters']> = sql`(
  select json_agg(json_build_object('id', users.id, 'name', users.full_name,
    'finished_at', ${jsonTime('rating_raters.finished_at')}, 'has_access', ${mayRate}) order by rating_raters.place)
  from rating_raters join users on users.id = rating_raters.user_id
  where rating_raters.round_id = rating_rounds.id)`

const agreed: RawBuilder<RatingRound['agreed']> = jsonRows(
  sql`json_build_object('indicator', indicator_id, 'option', option_id, 'reason', reason,
    'by', ${personOf('rating_agreements.agreed_by')}, 'at', ${jsonTime('rating_agreements.at')})`,
  sql`rating_agreements where round_id = rating_rounds.id`,
  sql`indicator_id`,
)

/** Pairs of points by indicator once both are finished, in the order in which the raters were named. */
export const pairsOfRound: RawBuilder<[number | null, number | null][]> = sql`(
  select coalesce(json_agg(json_build_array(one_option.points, other_option.points) order by one.indicator_id), '[]')
  from rating_raters first_rater
  join rating_raters second_rater on second_rater.round_id = first_rater.round_id and second_rater.place = 2
  join ratings one on one.round_id = first_rater.round_id and one.user_id = first_rater.user_id
  join ratings other on other.round_id = second_rater.round_id and other.user_id = second_rater.user_id
    and other.indicator_id = one.indicator_id
  join options one_option on one_option.id = one.option_id
  join options other_option on other_option.id = other.option_id
  where first_rater.round_id = rating_rounds.id and first_rater.place = 1
    and rating_rounds.finished_at is not null)`

type Stored = Omit<RatingRound, 'agreement'> & { pairs: RatedTwice[] }

const shown = ({ pairs, ...round }: Stored): RatingRound => ({
  ...round,
  agreement: round.finished_at === null ? null : agreementOf(pairs),
})

const roundsFor = (db: Db, actor: Actor) =>
  db
    .selectFrom('rating_rounds')
    .innerJoin('lines', 'lines.id', 'rating_rounds.line_id')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .innerJoin('categories', (join) =>
      join
        .onRef('categories.id', '=', 'rating_rounds.category_id')
        .onRef('categories.instrument_id', '=', 'lines.instrument_id'),
    )
    .select([
      'rating_rounds.id',
      'rating_rounds.category_id as category',
      personOf<RatingRound['opened_by']>('rating_rounds.opened_by').as('opened_by'),
      'rating_rounds.opened_at',
      'rating_rounds.finished_at',
      raters.as('raters'),
      ratingsFor(actor).as('ratings'),
      agreed.as('agreed'),
      pairsOfRound.as('pairs'),
    ])
    .orderBy('categories.number')

export const roundById = async (db: Db, actor: Actor, id: number): Promise<RatingRound> =>
  shown(await roundsFor(db, actor).where('rating_rounds.id', '=', id).executeTakeFirstOrThrow())

const candidatesOf = async (db: Db, line: number): Promise<RatingRounds['candidates']> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select users.id, users.full_name as name
    from lines join evaluations on evaluations.id = lines.evaluation_id, users
    where lines.id = ${line} and ${mayRate} order by users.full_name, users.id`.execute(db)
  return rows
}

export const areCandidates = async (db: Db, line: number, people: readonly number[]): Promise<boolean> => {
  const candidates = new Set((await candidatesOf(db, line)).map(({ id }) => id))
  return people.every((id) => candidates.has(id))
}

export const roundsOfLine = async (db: Db, actor: Actor, line: number): Promise<RatingRounds> => {
  const stored = await roundsFor(db, actor).where('rating_rounds.line_id', '=', line).execute()
  return {
    rounds: stored.map(shown),
    candidates: await candidatesOf(db, line),
    agreement: agreementOf(stored.flatMap(({ pairs }) => pairs)),
  }
}
