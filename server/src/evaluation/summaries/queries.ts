import { equalShare } from 'contract/evaluation/evaluations'
import type { Rated } from 'contract/evaluation/scores/scores'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { jsonRows } from '../../platform/database/json.ts'
import { figuresColumns } from '../../platform/database/tables/summaries.ts'
import { figuresOf, type LineFacts } from './figures.ts'

/** Every indicator of the line's instrument as it stands; domains by their number. */
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

/** Neither done nor given up, as the indexes of actions have it. Stands where `actions` can be seen. */
export const notOver = sql<boolean>`actions.status not in ('completed', 'cancelled')`

/** `isLeftToDo` of the contract, as the index of what is left has it. Stands where `actions` can be seen. */
export const leftToDo = sql<boolean>`(${notOver}
  and (actions.reported_at is null or actions.question_at is not null))`

const actions = jsonRows<LineFacts['actions'][number]>(
  sql`json_build_object('status', actions.status, 'deadline', actions.deadline, 'is_left', ${leftToDo})`,
  ofPlan(sql`join actions on actions.goal_id = goals.id`),
  sql`actions.id`,
)

/** What the figures of validated and closed lines are made of: of one, or of so many behind an id, in their order. */
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

/** Writes the figures of these lines; tells which lines had others. */
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
 * The figures of a line that has been validated, when it was and whenever its plan changes until it is closed. Whoever
 * stores them waits for others who do, and then reads what those wrote.
 */
export const storeFigures = async (db: Db, line: number): Promise<void> => {
  await sql`select from line_summaries where line_id = ${line} for no key update`.execute(db)
  await writeFigures(db, await factsOf(db).where('line_id', '=', line).execute())
}

/** Is there a validated or closed line without its figures, as a database from before some of them has? */
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
