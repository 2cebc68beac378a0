import { can, permit } from 'contract/access/permissions'
import { assertWritable } from 'contract/evaluation/life-cycle'
import { found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { nothingChanged, record, textMark } from '../../../platform/audit/queries.ts'
import { lineLockedForAnswer, touchEvaluation } from '../queries.ts'
import type { StepContext } from '../step-context.ts'
import { type FormerText, formerText, removeFormerText } from './text-queries.ts'

/** The name of its subject, its name in the audit, and the owner that permissions check. */
const namesOf = {
  reason: { about: 'indicator', field: 'reason', type: 'result' },
  plan: { about: 'duty', field: 'plan', type: 'former_duty_answer' },
  rating: { about: 'indicator', field: 'rating_reason', type: 'rating_round' },
  agreement: { about: 'indicator', field: 'agreement_reason', type: 'rating_round' },
} as const

/**
 * Removes the text of an answer that was put aside; the answer stays. People who may hide notes do so on any line,
 * since it may name a learner; others while they may change the line's answers.
 */
export const removeText = async (context: StepContext, named: FormerText) => {
  const { db, actor, parameters } = context
  const line = found(await lineLockedForAnswer(db, actor, parameters.id))
  permit(actor, 'result.write', line)
  if (!can(actor, 'note.hide', line)) assertWritable('answers', line.status, actor.role)
  const locked = found(await formerText(db, line.id, named))
  const { id, code, text } = locked
  if (text === null) nothingChanged(context)
  else {
    const { about, field, type } = namesOf[named.kind]
    const old = {
      [about]: code,
      ...(named.kind === 'rating' && { rater: named.rater }),
      [field]: await textMark(db, { type, id }, text),
    }
    await record(context, 'line.remove_words', { type: 'line', id: line.id }, { old })
    await removeFormerText(db, line.id, named, locked)
    await touchEvaluation(db, line.evaluation)
  }
  return done('words_removed')
}
