import { Role } from 'contract/access/roles'
import type { CellCount } from 'contract/evaluation/readiness'
import type { CurrentLine, NextAction, OpenComment } from 'contract/insight/results/school-overview'
import type { Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { formerCodeOf } from '../../evaluation/lines/part-queries.ts'
import { lineBrief } from '../../evaluation/lines/queries.ts'
import { leftToDo } from '../../evaluation/summaries/queries.ts'
import { nameIn } from '../../instrument/instruments/queries.ts'
import { authorOf, jsonRows, jsonTime, personOf, textOf } from '../../platform/database/json.ts'
import { utcToday } from '../../platform/database/utc-today.ts'

const most = { actions: 4, comments: 4 }

/** A line as read: files by cell, and actions that may be late today. */
export type StoredLine = Omit<CurrentLine, 'cells' | 'marked'> & { counts: CellCount[] }

const returned: RawBuilder<CurrentLine['returned']> = sql`(
  select case when lines.status = 'OPEN' and review.kind = 'returned' then
    json_build_object('at', ${jsonTime('review.at')}, 'by', ${personOf('review.reviewed_by')}, 'requests', (
      select count(*)::int from review_messages asked
      where asked.review_id = review.id and (asked.indicator_id is not null or asked.category_id is not null))) end
  from reviews review where review.line_id = lines.id order by review.id desc limit 1)`

const domains = (language: Language) =>
  jsonRows<CurrentLine['domains'][number]>(
    sql`json_build_object('id', categories.id, 'number', categories.number,
      'name', ${nameIn('categories.texts', language)})`,
    sql`categories where categories.instrument_id = instruments.id`,
    sql`categories.number`,
  )

const files = sql`files where files.line_id = lines.id and files.deleted_at is null and files.scan <> 'infected'`

const counts = jsonRows<CellCount>(
  sql`cell`,
  sql`(select files.category_id as category, files.stage,
      count(*) filter (where files.kind = 'photo') as photos,
      count(*) filter (where files.kind = 'document') as documents
    from ${files} group by files.category_id, files.stage) cell`,
  sql`cell.category, cell.stage`,
)

const actions = sql`action_plans join goals on goals.plan_id = action_plans.id
  join categories on categories.id = goals.category_id
  join actions on actions.goal_id = goals.id where action_plans.line_id = lines.id`

const toDo = sql<boolean>`actions.status not in ('completed', 'cancelled')`
/** As `isOverdue`: a report that waits for confirmation is not late. */
const isLate = sql<boolean>`coalesce(actions.deadline < ${utcToday}, false) and ${leftToDo}`

/** A proposed deadline that waits for an answer. */
const isAnotherDayRequested = sql<boolean>`(actions.proposed_at is not null and actions.declined_at is null)`

const nextActions = jsonRows<NextAction>(
  sql`first`,
  sql`(select actions.id, actions.text, categories.number as domain, actions.accountable, actions.deadline,
      actions.status, ${isLate} as overdue
    from ${actions} and ${toDo}
    order by overdue desc, actions.deadline nulls last, actions.id limit ${sql.lit(most.actions)}) first`,
  sql`first.overdue desc, first.deadline nulls last, first.id`,
)

const plan: RawBuilder<CurrentLine['plan']> = sql`(
  select json_build_object(
    'id', (select action_plans.id from action_plans where action_plans.line_id = lines.id),
    'goals', (
      select count(*)::int from action_plans join goals on goals.plan_id = action_plans.id
      where action_plans.line_id = lines.id),
    'actions', count(*)::int, 'completed', (count(*) filter (where actions.status = 'completed'))::int,
    'late', (count(*) filter (where ${isLate}))::int,
    'late_to_do', (count(*) filter (where ${isLate} and not ${isAnotherDayRequested}))::int, 'next', ${nextActions})
  from ${actions})`

/** The newest open comment on each indicator and on the whole line, with the side that should answer. */
export const openComments = sql`(
  select distinct on (comments.indicator_id) comments.*,
    case when users.role = ${sql.lit(Role.school)} then 'staff' else 'school' end as waits_for
  from comments join users on users.id = comments.author_id
  where comments.line_id = lines.id and not comments.resolved
  order by comments.indicator_id, comments.id desc)`

const latestComments = (language: Language) =>
  jsonRows<OpenComment>(
    sql`json_build_object('id', comments.id, 'indicator', (
        select json_build_object('code', indicators.code, 'name', ${nameIn('indicators.texts', language)})
        from indicators where indicators.id = comments.indicator_id),
      'former_code', ${formerCodeOf('comments')},
      ${textOf('comments')}, 'author', ${authorOf('comments.author_id')},
      'created_at', ${jsonTime('comments.created_at')}, 'waits_for', comments.waits_for)`,
    sql`(select * from ${openComments} every order by every.id desc limit ${sql.lit(most.comments)}) comments`,
    sql`comments.id desc`,
  )

const comments = (language: Language): RawBuilder<CurrentLine['comments']> => sql`(
  select json_build_object('all', (select count(*)::int from comments where comments.line_id = lines.id),
    'waiting', json_build_object('school', (count(*) filter (where waits_for = 'school'))::int,
      'staff', (count(*) filter (where waits_for = 'staff'))::int),
    'latest', ${latestComments(language)})
  from ${openComments} every)`

/** A line for its school's page; requires the line, its evaluation and instrument in the statement. */
export const lineAtWork = (language: Language): RawBuilder<StoredLine> => sql`json_build_object(
  'evaluation', evaluations.id,
  'instrument', json_build_object('id', instruments.id, 'name', ${nameIn('instruments.texts', language)}),
  'line', ${lineBrief}, 'updated_at', ${jsonTime('evaluations.updated_at')},
  'submitted_at', ${jsonTime('lines.submitted_at')}, 'submitted_by', ${personOf('lines.submitted_by')},
  'reviewer', ${personOf('lines.reviewer_id')}, 'review_by', lines.review_by,
  'returned', ${returned}, 'domains', ${domains(language)}, 'counts', ${counts},
  'files', (select count(*)::int from ${files}), 'plan', ${plan}, 'comments', ${comments(language)})`
