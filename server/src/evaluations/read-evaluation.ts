import type { EvaluationDetail } from 'contract/evaluations'
import type { Actor } from 'contract/permissions'
import { found } from 'contract/problems'
import type { Language } from 'contract/shapes'
import type { Db } from '../database/db.ts'
import { evaluationText } from './queries.ts'

/** An evaluation with one of its lines whole: the one asked for, or the latest. */
export const readEvaluation = async (
  { db, actor, language }: { db: Db; actor: Actor; language: Language },
  id: number,
  line?: number,
): Promise<EvaluationDetail> => {
  const { evaluation } = found(await evaluationText(db, actor, language, id, line))
  return JSON.parse(evaluation) as EvaluationDetail
}
