import { can, permit } from 'contract/access/permissions'
import { assertWritable } from 'contract/evaluation/life-cycle'
import { found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { nothingChanged, record, textMark } from '../../../platform/audit/queries.ts'
import { lineLockedForAnswer, touchEvaluation } from '../queries.ts'
import type { StepContext } from '../step-context.ts'
import { type FormerText, formerText, removeFormerText } from './text-queries.ts'

/** What they were written about, and whose text the audit proves. */
const namesOf = {
  reason: { about: 'indicator', type: 'result' },
  plan: { about: 'duty', type: 'former_duty_answer' },
} as const

/**
 * Takes away words that were put aside; the answer itself stays. Who may hide notes does it on any line, since they may
 * name a learner; others while they may still change its answers.
 */
export const removeText = async (context: StepContext, named: FormerText) => {
  const { db, actor, parameters } = context
  const line = found(await lineLockedForAnswer(db, actor, parameters.id))
  permit(actor, 'result.write', line)
  if (!can(actor, 'note.hide', line)) assertWritable('answers', line.status, actor.role)
  const { code, text } = found(await formerText(db, line.id, named))
  if (text === null) nothingChanged(context)
  else {
    const { kind, id } = named
    const { about, type } = namesOf[kind]
    const old = { [about]: code, [kind]: await textMark(db, { type, id }, text) }
    await record(context, 'line.remove_words', { type: 'line', id: line.id }, { old })
    await removeFormerText(db, named)
    await touchEvaluation(db, line.evaluation)
  }
  return done('words_removed')
}
