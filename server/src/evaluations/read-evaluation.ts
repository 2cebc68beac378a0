import type { EvaluationDetail } from 'contract/evaluations'
import type { Actor } from 'contract/permissions'
import { found } from 'contract/problems'
import type { Language } from 'contract/shapes'
import type { Db } from '../database/db.ts'
import { evaluationText } from './queries.ts'

/** An evaluation with its latest line whole. */
export const readEvaluation = async (
  { db, actor, language }: { db: Db; actor: Actor; language: Language },
  id: number,
): Promise<EvaluationDetail> => {
  const { evaluation } = found(await evaluationText(db, actor, language, id))
  return JSON.parse(evaluation) as EvaluationDetail
}
