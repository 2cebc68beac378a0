import type { Actor } from 'contract/access/scope'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { found } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../../platform/database/db.ts'
import { evaluationText } from './queries.ts'

/** An evaluation with its latest line whole. */
export const readEvaluation = async (
  { db, actor, language }: { db: Db; actor: Actor; language: Language },
  id: number,
): Promise<EvaluationDetail> => {
  const { evaluation } = found(await evaluationText(db, actor, language, id))
  return JSON.parse(evaluation) as EvaluationDetail
}
