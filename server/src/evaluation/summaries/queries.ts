import { equalShare } from 'contract/evaluation/evaluations'
import type { Rated } from 'contract/evaluation/scores/scores'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { jsonRows } from '../../platform/database/json.ts'
import { figuresColumns } from '../../platform/database/tables/summaries.ts'
import { figuresOf, type LineFacts } from './figures.ts'

/** All indicators of the line's instrument; domains by number. */
const rated: RawBuilder<Rated[]> = jsonRows<Rated>(
  sql`json_build_object('indicator', indicators.id, 'outcome', indicators.outcome_id,
    'category', categories.number, 'answered', results.id is not null, 'points', options.points)`,
  sql`indicators
    join categories on categories.id = indicators.category_id
    left join results on results.line_id = line_summaries.line_id and results.indicator_id = indicators.id
    left join options on options.id = results.option_id
    where indicators.instrument_id = line_summaries.instrument_id`,
  sql`indicators.id`,
)

const byNumber = (value: RawBuilder<unknown>): RawBuilder<number[]> => sql`(
  select json_agg(${value} order by categories.number) from categories
  where categories.instrument_id = line_summaries.instrument_id)`

const goals = byNumber(sql`(
  select count(*) from goals join action_plans on action_plans.id = goals.plan_id
  where action_plans.line_id = line_summaries.line_id and goals.category_id = categories.id)`)

const weights = byNumber(sql`coalesce((
  select score from indiprin_scores
  where indiprin_scores.line_id = line_summaries.line_id and indiprin_scores.category_id = categories.id),
  (${sql.lit(`{${equalShare.join(',')}}`)}::int[])[categories.number])`)

const ofPlan = (more: RawBuilder<unknown>) => sql`
  goals join action_plans on action_plans.id = goals.plan_id ${more}
  where action_plans.line_id = line_summaries.line_id`

const statuses = jsonRows<LineFacts['statuses'][number]>(sql`goals.status`, ofPlan(sql``), sql`goals.id`)

/** As in the indexes of actions; requires `actions` in the statement. */
export const notOver = sql<boolean>`actions.status not in ('completed', 'cancelled')`

/** `isLeftToDo` of the contract, as in the index; requires `actions` in the statement. */
export const leftToDo = sql<boolean>`(${notOver}
  and (actions.reported_at is null or actions.question_at is not null))`

const actions = jsonRows<LineFacts['actions'][number]>(
  sql`json_build_object('status', actions.status, 'deadline', actions.deadline, 'is_left', ${leftToDo})`,
  ofPlan(sql`join actions on actions.goal_id = goals.id`),
  sql`actions.id`,
)

/** The data for the figures of validated and closed lines: of one, or of the next after an id. */
const factsOf = (db: Db) =>
  db
    .selectFrom('line_summaries')
    .where('line_summaries.status', 'in', ['VALIDATED', 'CLOSED'])
    .select(['line_summaries.line_id as line', rated.as('rated'), goals.as('goals'), weights.as('weights')])
    .select([statuses.as('statuses'), actions.as('actions')])

export const factsAfter = (db: Db, line: number, limit: number): Promise<LineFacts[]> =>
  factsOf(db).where('line_id', '>', line).orderBy('line_id').limit(limit).execute()

const kindOf: [string, string][] = [
  ...figuresColumns.map((column): [string, string] => [column, 'float8']),
  ['deadlines', 'date[]'],
  ['indicator_points', 'text'],
]
const columns = sql.join(kindOf.map(([column]) => sql.ref(column)))
const shape = sql.raw(['line_id int', ...kindOf.map(([column, kind]) => `${column} ${kind}`)].join(', '))

/** Writes figures; returns the lines whose figures changed. */
export const writeFigures = async (db: Db, facts: LineFacts[]): Promise<number[]> => {
  const rows = facts.map((each) => ({ line_id: each.line, ...figuresOf(each) }))
  const newColumns = sql.join(kindOf.map(([column]) => sql`given.${sql.ref(column)}`))
  const storedColumns = sql.join(
    kindOf.map(([column, kind]) => sql`line_summaries.${sql.ref(column)}::${sql.raw(kind)}`),
  )
  const written = await sql<{ line: number }>`
    update line_summaries set (${columns}) = (select ${newColumns})
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (${shape})
    where line_summaries.line_id = given.line_id and (${storedColumns}) is distinct from (${newColumns})
    returning line_summaries.line_id as line`.execute(db)
  return written.rows.map(({ line }) => line)
}

/**
 * Stores the figures of a validated line, at validation and after changes of its plan. Concurrent calls are
 * serialised, so that each reads what the other wrote.
 */
export const storeFigures = async (db: Db, line: number): Promise<void> => {
  await sql`select from line_summaries where line_id = ${line} for no key update`.execute(db)
  await writeFigures(db, await factsOf(db).where('line_id', '=', line).execute())
}

/** Whether figures are missing, as in a database of an older version. */
export const lacksFigures = async (db: Db): Promise<boolean> => {
  const row = await db
    .selectFrom('line_summaries')
    .where('status', 'in', ['VALIDATED', 'CLOSED'])
    .where('deadlines', 'is', null)
    .select('line_id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
