import type { CommentsToAnswer, LineToClose, LineToReview } from 'contract/insight/home'
import { namedAtHome } from 'contract/insight/home'
import { cellsOfLine, limits } from 'contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import { ofEvaluations, ofSummaries, type Scope, scopeCondition } from '../../access/scope.ts'
import { evaluationTypeOf } from '../../evaluation/lines/queries.ts'
import { changesOfLine } from '../../evaluation/lines/submission-queries.ts'
import { currentMarks } from '../../evaluation/review-marks/queries.ts'
import { jsonTime, personOf } from '../../platform/database/json.ts'
import { openComments } from '../school-overview/line-queries.ts'

export type Within = { scope: Scope; areas: number[] }
export type Several<Row> = RawBuilder<{ count: number; rows: Row[] }>

/** A count and the first rows; `item` is evaluated only for those, and may use `first` and its joins. */
export const several = <Row>(
  every: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  item: RawBuilder<unknown>,
  joined: RawBuilder<unknown>,
): Several<Row> => sql`(
  with every as materialized (${every})
  select json_build_object('count', (select count(*)::int from every), 'rows', (
    select coalesce(json_agg(${item} order by ${order}), '[]')
    from (select * from every first order by ${order} limit ${sql.lit(namedAtHome)}) first ${joined})))`

const waitingLine = sql`
  'school', json_build_object('id', schools.id, 'name', schools.name), 'evaluation', evaluations.id,
  'instrument', evaluations.instrument_id, 'line', lines.id, 'evaluation_type', ${evaluationTypeOf('lines.kind')},
  'year', lines.year, 'since', ${jsonTime('first.since')}`

const ofLine = sql`join lines on lines.id = first.line
  join evaluations on evaluations.id = lines.evaluation_id
  join schools on schools.id = evaluations.school_id
  join instruments on instruments.id = evaluations.instrument_id
  join line_summaries on line_summaries.line_id = lines.id`

const longestFirst = sql`first.since, first.line`

const submissionsOfLine = sql`(select count(*)::int from submissions where submissions.line_id = lines.id)`

/** Lines of a status in scope, by the day from which they wait. */
const linesOf = (status: string, since: RawBuilder<unknown>, { scope, areas }: Within) => sql`
  select lines.id as line, coalesce(${since}, lines.updated_at) as since
  from lines join evaluations on evaluations.id = lines.evaluation_id
  where lines.status = ${sql.lit(status)} and ${scopeCondition(scope, areas, ofEvaluations)}`

export const toReview = (within: Within): Several<LineToReview> =>
  several(
    linesOf('IN REVIEW', sql`lines.submitted_at`, within),
    longestFirst,
    sql`json_build_object(${waitingLine}, 'submissions', ${submissionsOfLine},
      'changed', json_array_length(${changesOfLine}), 'marked', ${currentMarks},
      'indicators', instruments.indicator_count,
      'cells_missing', ${sql.lit(cellsOfLine)} - line_summaries.cells_complete,
      'reviewer', ${personOf('lines.reviewer_id')}, 'review_by', lines.review_by)`,
    ofLine,
  )

const goalsOfLine = sql`(
  select count(*)::int from action_plans join goals on goals.plan_id = action_plans.id
  where action_plans.line_id = lines.id)`

export const toClose = (within: Within): Several<LineToClose> =>
  several(
    linesOf('VALIDATED', sql`lines.reviewed_at`, within),
    longestFirst,
    sql`json_build_object(${waitingLine}, 'goals', ${goalsOfLine})`,
    ofLine,
  )

export const toOpen = ({ scope, areas }: Within) =>
  several(
    sql`select line_summaries.line_id as line, coalesce(lines.closed_at, lines.updated_at) as since
      from line_summaries join lines on lines.id = line_summaries.line_id
      where line_summaries.is_latest and line_summaries.status = 'CLOSED'
        and line_summaries.kind < ${sql.lit(limits.lines)}
        and ${scopeCondition(scope, areas, ofSummaries)}`,
    longestFirst,
    sql`json_build_object(${waitingLine})`,
    ofLine,
  )

/** Indicators of lines that are not closed whose newest open comment is by the school. */
export const toAnswer = ({ scope, areas }: Within): Several<CommentsToAnswer> =>
  several(
    sql`select lines.id as line, count(*)::int as count, min(open.created_at) as since, max(open.id) as comment
      from lines join evaluations on evaluations.id = lines.evaluation_id
      cross join lateral (select * from ${openComments} each where each.waits_for = 'staff') open
      where lines.status <> 'CLOSED' and ${scopeCondition(scope, areas, ofEvaluations)}
      group by lines.id`,
    longestFirst,
    sql`json_build_object(${waitingLine}, 'count', first.count, 'comment', first.comment, 'indicator', (
      select indicators.code from comments join indicators on indicators.id = comments.indicator_id
      where comments.id = first.comment))`,
    ofLine,
  )
