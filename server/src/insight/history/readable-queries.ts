import type { Actor } from 'contract/access/scope'
import type { HistoryType } from 'contract/insight/history'
import { isOneOf, keysOf } from 'contract/platform/typed'
import { type RawBuilder, sql } from 'kysely'
import {
  countryScope,
  ofDrafts,
  ofEvaluations,
  ofSchools,
  regionScope,
  reportScope,
  rowsInScope,
} from '../../access/scope.ts'
import { readBy } from '../../access/user-scope.ts'
import { instrumentScope } from '../../instrument/instruments/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import type { ForeignType, OwnType } from '../../platform/http/refusals/named-rows.ts'

type Rows = (actor: Actor) => RawBuilder<unknown>

const ofLine = (table: string, condition: RawBuilder<unknown> = sql`true`): Rows => {
  const rows = sql.table(table)
  return (actor) => sql`select ${rows}.id from ${rows} join lines on lines.id = ${rows}.line_id
    join evaluations on evaluations.id = lines.evaluation_id where ${rowsInScope(actor, ofEvaluations)} and ${condition}`
}

const ofPlan = (from: RawBuilder<unknown>): Rows => {
  return (actor) => sql`${from} join lines on lines.id = action_plans.line_id
    join evaluations on evaluations.id = lines.evaluation_id where ${rowsInScope(actor, ofEvaluations)}`
}

const ofGoal = (table: string): Rows => {
  const rows = sql.table(table)
  return ofPlan(sql`select ${rows}.id from ${rows} join goals on goals.id = ${rows}.goal_id
    join action_plans on action_plans.id = goals.plan_id`)
}

/** Ids that somebody may read, by type; the same rules as in the type's own call. */
const readable: Record<HistoryType, Rows> = {
  country: (actor) => sql`select id from countries where ${countryScope(actor)}`,
  region: (actor) => sql`select id from regions where ${regionScope(actor)}`,
  school: (actor) => sql`select id from schools where ${rowsInScope(actor, ofSchools)}`,
  user: (actor) => sql`select id from users where deleted_at is null and ${readBy(actor)}`,
  instrument: (actor) => sql`select id from instruments where ${instrumentScope(actor)}`,
  option: (actor) => sql`select options.id from options
    join instruments on instruments.id = options.instrument_id where ${instrumentScope(actor)}`,
  evaluation: (actor) => sql`select id from evaluations where ${rowsInScope(actor, ofEvaluations)}`,
  line: (actor) => sql`select lines.id from lines
    join evaluations on evaluations.id = lines.evaluation_id where ${rowsInScope(actor, ofEvaluations)}`,
  // An answer that was put aside by a move keeps its id.
  result: (actor) => sql`${ofLine('results')(actor)} union all ${ofLine('former_answers')(actor)}`,
  file: ofLine('files', sql`files.deleted_at is null and files.scan <> 'infected'`),
  comment: ofLine('comments'),
  note: ofLine('notes'),
  plan_answer: ofPlan(
    sql`select plan_answers.id from plan_answers join action_plans on action_plans.id = plan_answers.plan_id`,
  ),
  goal: ofPlan(sql`select goals.id from goals join action_plans on action_plans.id = goals.plan_id`),
  observation: ofGoal('observations'),
  action: ofGoal('actions'),
  report: (actor) => sql`select reports.id from reports
    left join regions on regions.id = reports.region_id where ${reportScope(actor)}`,
  suggestion: () => sql`select id from suggestions where not is_taken_out`,
}

const plans = ofPlan(sql`select action_plans.id from action_plans`)

/** Whether the row exists in the person's scope; both failures look the same. */
export const isReadable = async (
  db: Db,
  actor: Actor,
  type: HistoryType | 'plan',
  id: number,
): Promise<boolean> => {
  const rowsOf = type === 'plan' ? plans : readable[type]
  const { rows } = await sql`
    select from (${rowsOf(actor)}) as readable where readable.id = ${id}`.execute(db)
  return rows.length > 0
}

const ownRows: Record<OwnType | 'suggestion', Rows> = {
  // Readable by everybody; a 404 is answered to people who wanted to change one of another country.
  suggestion: () => sql`select id from suggestions where false`,
  plan: plans,
  job: ({ id }) => sql`select id from jobs where user_id = ${id}`,
  notification: ({ id }) => sql`select id from notifications where user_id = ${id}`,
  session: ({ id }) => sql`select id from sessions where user_id = ${id}`,
  passkey: ({ id }) => sql`select id from passkeys where user_id = ${id}`,
  personal_token: ({ id }) => sql`select id from personal_tokens where user_id = ${id}`,
  local_role: (actor) => sql`select local_roles.id from local_roles
    join countries on countries.id = local_roles.country_id where ${countryScope(actor)}`,
  area: ({ id }) => sql`select id from areas where user_id = ${id}`,
  rating_round: ofLine('rating_rounds'),
  upload: ({ id }) => sql`select id from uploads where user_id = ${id}`,
  webhook: ({ id }) => sql`select id from webhooks where user_id = ${id}`,
  edition_draft: (actor) => sql`select id from edition_drafts where ${rowsInScope(actor, ofDrafts)}`,
}

const tables: Record<ForeignType, string> = {
  country: 'countries',
  region: 'regions',
  school: 'schools',
  user: 'users',
  instrument: 'instruments',
  option: 'options',
  evaluation: 'evaluations',
  line: 'lines',
  result: 'results',
  file: 'files',
  comment: 'comments',
  note: 'notes',
  plan_answer: 'plan_answers',
  goal: 'goals',
  observation: 'observations',
  action: 'actions',
  report: 'reports',
  suggestion: 'suggestions',
  plan: 'action_plans',
  job: 'jobs',
  notification: 'notifications',
  session: 'sessions',
  passkey: 'passkeys',
  personal_token: 'personal_tokens',
  local_role: 'local_roles',
  area: 'areas',
  upload: 'uploads',
  webhook: 'webhooks',
  rating_round: 'rating_rounds',
  edition_draft: 'edition_drafts',
}

const rowsOfType = (type: ForeignType): RawBuilder<unknown> =>
  type === 'result'
    ? sql`(select id from results union all select id from former_answers) as results`
    : sql.table(tables[type])

/** A row that is deleted for everybody is not counted as foreign. */
const isThere: Partial<Record<ForeignType, RawBuilder<unknown>>> = {
  user: sql`deleted_at is null`,
  file: sql`deleted_at is null and scan <> 'infected'`,
  suggestion: sql`not is_taken_out`,
}

/** Which of these ids the person may not read. */
export const foreignRows = async (
  db: Db,
  actor: Actor,
  type: ForeignType,
  ids: number[],
): Promise<number[]> => {
  const own = isOneOf(keysOf(ownRows), type) ? ownRows[type] : readable[type]
  const { rows } = await sql<{ id: number }>`
    select id from ${rowsOfType(type)} where id = any(${ids}::int[]) and ${isThere[type] ?? sql`true`}
    except select id from (${own(actor)}) as readable where id = any(${ids}::int[])`.execute(db)
  return rows.map(({ id }) => id)
}
