import type { Actor } from 'contract/access/scope'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { found } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../../platform/database/db.ts'
import { evaluationText, type TextsRead } from './queries.ts'

/** An evaluation with one of its lines whole: the one named, or the latest. */
export const readEvaluation = async (
  { db, actor, language }: { db: Db; actor: Actor; language: Language },
  id: number,
  line?: number,
  texts?: TextsRead,
): Promise<EvaluationDetail> => {
  const { evaluation } = found(await evaluationText(db, actor, language, id, line, texts))
  return JSON.parse(evaluation) as EvaluationDetail
}
