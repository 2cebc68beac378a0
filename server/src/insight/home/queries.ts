import { worksIn } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { lineStatuses } from 'contract/evaluation/lines'
import { type Home, namedAtHome, type OverdueSchool, type ReportedAction } from 'contract/insight/home'
import { type RawBuilder, sql } from 'kysely'
import { ofEvaluations, ofSummaries, type Scope, scopeCondition, scopeOf } from '../../access/scope.ts'
import { leftToDo } from '../../evaluation/summaries/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonTime } from '../../platform/database/json.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { utcToday } from '../../platform/database/utc-today.ts'
import { type Several, several, toAnswer, toClose, toOpen, toReview, type Within } from './line-queries.ts'

const actionsOfPlans = sql`actions join goals on goals.id = actions.goal_id
  join action_plans on action_plans.id = goals.plan_id
  join lines on lines.id = action_plans.line_id
  join evaluations on evaluations.id = lines.evaluation_id`

const inScope = ({ scope, areas }: Within): RawBuilder<boolean> =>
  sql`lines.status <> 'CLOSED' and ${scopeCondition(scope, areas, ofEvaluations)}`

const proofsOfAction = sql`(
  select count(*)::int from files where files.action_id = first.id and files.deleted_at is null
    and files.scan <> 'infected')`

const action = sql`actions.id, actions.text, lines.id as line, evaluations.id as evaluation,
  evaluations.school_id as school`
const isReported = sql`(actions.reported_at is not null and actions.question_at is null)`
const isLeft = sql`actions.status not in ('completed', 'cancelled')`

const toConfirm = (within: Within): Several<ReportedAction> =>
  several(
    sql`select ${action}, actions.reported_at as since, null::text as proposed from ${actionsOfPlans}
      where ${isReported} and ${isLeft} and ${inScope(within)}
      union all
      select ${action}, actions.proposed_at, actions.proposed_deadline::text from ${actionsOfPlans}
      where actions.proposed_at is not null and actions.declined_at is null and not ${isReported} and ${isLeft}
        and ${inScope(within)}`,
    sql`first.since, first.id`,
    sql`json_build_object('id', first.id, 'text', first.text, 'evaluation', first.evaluation, 'line', first.line,
      'school', json_build_object('id', schools.id, 'name', schools.name), 'since', ${jsonTime('first.since')},
      'files', ${proofsOfAction}, 'proposed', first.proposed)`,
    sql`join schools on schools.id = first.school`,
  )

/** By school, those with the longest overdue action first. */
const overdue = (within: Within): RawBuilder<Home['overdue']> => sql`(
  with late as materialized (
    select evaluations.school_id as school, actions.deadline, actions.id
    from ${actionsOfPlans}
    where actions.deadline < ${utcToday} and ${leftToDo} and ${inScope(within)}),
  every as materialized (
    select school, count(*)::int as count, min(deadline) as deadline, (array_agg(id order by deadline, id))[1] as id
    from late group by school)
  select json_build_object('count', (select count(*)::int from every), 'actions', (select count(*)::int from late),
    'rows', (
      select coalesce(json_agg(${overdueSchool} order by first.deadline, first.id), '[]')
      from (select * from every order by deadline, id limit ${sql.lit(namedAtHome)}) first
        join schools on schools.id = first.school join actions on actions.id = first.id)))`

const overdueSchool: RawBuilder<OverdueSchool> = sql`json_build_object(
  'school', json_build_object('id', schools.id, 'name', schools.name), 'count', first.count, 'text', actions.text,
  'days', ${utcToday} - first.deadline)`

const returned = ({ scope, areas }: Within): RawBuilder<number> => sql`(
  select count(*)::int from lines join evaluations on evaluations.id = lines.evaluation_id
  where lines.status = 'OPEN' and lines.submitted_at is not null
    and ${scopeCondition(scope, areas, ofEvaluations)})`

/** What regions have, as they store it. */
const inRegions = (counted: 'schools' | 'evaluations', { scope, areas }: Within): RawBuilder<number> => sql`(
  select coalesce(sum(${sql.ref(`regions.${counted}`)}), 0)::int from regions
  where ${scopeCondition(scope, areas, { country: 'regions.country_id', region: 'regions.id', school: 'regions.id' })})`

/** As the list of evaluations counts them. */
const byStatus = ({ scope, areas }: Within): RawBuilder<Home['by_status']> => sql`(
  select json_build_object(${sql.join(
    lineStatuses.flatMap((status) => [
      sql.lit(status),
      sql`count(distinct evaluation_id) filter (where status = ${sql.lit(status)})`,
    ]),
  )})
  from line_summaries where ${scopeCondition(scope, areas, ofSummaries)})`

const nextDue = (within: Within): RawBuilder<string | null> => sql`(
  select min(actions.deadline)::text from ${actionsOfPlans}
  where actions.deadline >= ${utcToday} and ${leftToDo} and ${inScope(within)})`

type Shape = { scope: Scope; hasComments: boolean }

const home = prepared<Shape, { areas: number[] }, Omit<Home, 'drafts'>>(
  (_db, { scope, hasComments }, { areas }) => {
    const within = { scope, areas }
    return sql`
    select ${inRegions('schools', within)} as schools, ${inRegions('evaluations', within)} as evaluations,
      ${byStatus(within)} as by_status,
      ${returned(within)} as returned, ${toReview(within)} as to_review,
      ${toConfirm(within)} as to_confirm, ${hasComments ? toAnswer(within) : sql`null::json`} as to_answer,
      ${toClose(within)} as to_close, ${toOpen(within)} as to_open, ${overdue(within)} as overdue,
      ${nextDue(within)} as next_due`
  },
)

/** Tasks of a person who manages schools, in one statement. */
export const homeOf = async (db: Db, actor: Actor): Promise<Omit<Home, 'drafts'>> => {
  const [found] = await home(
    db,
    { scope: scopeOf(actor), hasComments: worksIn(actor, 'region') },
    { areas: actor.areas },
  )
  if (!found) throw new Error('The statement of home answers one row')
  return found
}
