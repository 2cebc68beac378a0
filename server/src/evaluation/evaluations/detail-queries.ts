import type { Actor } from 'contract/access/scope'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { found } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { ofEvaluations, type Scope, scopeCondition, scopeOf } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { lineShape } from '../lines/queries.ts'
import { evaluationShape, instrumentOfEvaluations } from './queries.ts'

type TextsRead = 'few' | 'all'
type DetailShape = { scope: Scope; language: Language; namesLine: boolean; texts: TextsRead }
type DetailValues = { areas: number[]; id: number; line: number | undefined }

const detail = prepared<DetailShape, DetailValues, { version: number; evaluation: string }>(
  (_db, { scope, language, namesLine, texts }, { areas, id, line }) => sql`
    select evaluations.version, ${evaluationShape(language, lineShape(language, texts))}::text as evaluation
    from evaluations ${instrumentOfEvaluations}
    join lines on lines.evaluation_id = evaluations.id
    join line_summaries on line_summaries.line_id = lines.id
    where evaluations.id = ${id} and ${scopeCondition(scope, areas, ofEvaluations)}
      and ${namesLine ? sql`lines.id = ${line}` : sql`true`}
    order by lines.kind desc limit 1`,
)

/**
 * The JSON of an evaluation with the named or latest line, and its version. Notes and comments are left out where the
 * line has many, unless `all` is set.
 */
export const evaluationText = async (
  db: Db,
  actor: Actor,
  language: Language,
  id: number,
  line?: number,
  texts: TextsRead = 'few',
) => {
  const shape = { scope: scopeOf(actor), language, namesLine: line !== undefined, texts }
  const [row] = await detail(db, shape, { areas: actor.areas, id, line })
  return row
}

export const readEvaluation = async (
  { db, actor, language }: { db: Db; actor: Actor; language: Language },
  id: number,
  line?: number,
  texts?: TextsRead,
): Promise<EvaluationDetail> => {
  const { evaluation } = found(await evaluationText(db, actor, language, id, line, texts))
  return JSON.parse(evaluation) as EvaluationDetail
}
