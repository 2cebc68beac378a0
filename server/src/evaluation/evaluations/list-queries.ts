import { hasFullScope } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { EvaluationList } from 'contract/evaluation/evaluations'
import { evaluationTypes } from 'contract/evaluation/lines'
import { fold, type Language } from 'contract/platform/shapes'
import { recordOf } from 'contract/platform/typed'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { scopeOf } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { personOf } from '../../platform/database/json.ts'
import { containing, depthOf, pageOf, window } from '../../platform/database/listing.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { briefsOfLines } from '../lines/queries.ts'
import { foundBy, hasStoredCount, sortedAtMost } from './candidate-queries.ts'
import { filters, type Shape, type Values } from './list-shape.ts'
import { orderBy } from './order-queries.ts'
import { evaluationShape, instrumentOfEvaluations } from './queries.ts'

type ListQuery = z.output<typeof EvaluationList>

/** The position of the matching line among the evaluation's lines, or the last. */
const place = sql<number>`coalesce(array_position(briefs.ids, page.line), cardinality(briefs.ids))`

const shownLine = sql`join lines shown on shown.id = briefs.ids[${place}]`

const item = ({ language, summary }: Shape): RawBuilder<unknown> =>
  summary
    ? sql`json_build_object('id', evaluations.id, 'name', (
        select schools.name from schools where schools.id = evaluations.school_id))`
    : evaluationShape(
        language,
        sql`briefs.every[${place}]`,
        sql`array_to_json(briefs.every)`,
        sql`, 'reviewer', ${personOf('shown.reviewer_id')}, 'review_by', shown.review_by`,
      )

const list = prepared<Shape, Values, { count: number; rows: string }>((_db, shape, values) => {
  const { found, count } = foundBy(shape, values)
  return sql`
    with ${found},
    page as materialized (${pageOf(
      shape.depth,
      values,
      sql<{ id: number }>`select * from candidates ${orderBy(shape, 'candidates')}`,
    )})
    select ${count} as count, (
      select coalesce(json_agg(${item(shape)} ${orderBy(shape, 'page')}), '[]')
      from page join evaluations on evaluations.id = page.id ${instrumentOfEvaluations}
        ${shape.summary ? sql`` : sql`${briefsOfLines} ${shownLine}`})::text as rows`
})

/** All rows of one place by the last change, for which an index exists. */
const isWalkedAtOnce = (shape: Shape): boolean =>
  hasStoredCount(shape) &&
  !shape.has.country &&
  !shape.has.region &&
  shape.order.endsWith('updated_at') &&
  (hasFullScope(shape.scope) || shape.scope.hasOneArea)

/**
 * The count of all matching evaluations, and the rows of the page as JSON. The statement forces the plan: PostgreSQL
 * by itself may scan all evaluations for a page with few matches (docs/decisions/010-evaluation-lists.md).
 */
export const evaluationList = async (db: Db, actor: Actor, language: Language, query: ListQuery) => {
  const wanted = {
    country: query.country__name,
    region: query.region__name,
    school: query.school,
    search: query.search,
    year: query.year,
    status: query.status,
    kind: query.evaluation_line__evaluation_type,
    reviewer: query.reviewer,
  }
  const has = recordOf(filters, (name) => wanted[name] !== undefined)
  const { order, summary } = query
  const scope = scopeOf(actor)
  const shape: Shape = { scope, language, order, summary, depth: depthOf(query), has, way: 'sort' }
  const values: Values = {
    areas: actor.areas,
    country: fold(wanted.country ?? ''),
    region: fold(wanted.region ?? ''),
    school: wanted.school ?? 0,
    search: containing(fold(wanted.search ?? '')),
    year: wanted.year ?? 0,
    status: wanted.status ?? '',
    kind: wanted.kind === undefined ? 0 : evaluationTypes.indexOf(wanted.kind) + 1,
    reviewer: wanted.reviewer ?? 0,
    ...window(query),
  }
  const run = async (way: Shape['way']) => {
    const [answer] = await list(db, { ...shape, way }, values)
    return answer ?? { count: 0, rows: '[]' }
  }
  if (isWalkedAtOnce(shape)) return run('walk')
  const sorted = await run('sort')
  return sorted.count > sortedAtMost ? run('walk') : sorted
}
