import { can, permit } from 'contract/access/permissions'
import { assertWritable } from 'contract/evaluation/life-cycle'
import { found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { nothingChanged, record, textMark } from '../../../platform/audit/queries.ts'
import { lineLockedForAnswer, touchEvaluation } from '../queries.ts'
import type { StepContext } from '../step-context.ts'
import { type FormerWords, formerWords, removeFormerWords } from './words-queries.ts'

/** What they were written about, and whose text the audit proves. */
const namesOf = {
  reason: { about: 'indicator', type: 'result' },
  plan: { about: 'duty', type: 'former_duty_answer' },
} as const

/**
 * Takes away words that were put aside; the answer itself stays. Who may hide notes does it on any line, since they may
 * name a learner; others while they may still change its answers.
 */
export const removeWords = async (context: StepContext, words: FormerWords) => {
  const { db, actor, parameters } = context
  const line = found(await lineLockedForAnswer(db, actor, parameters.id))
  permit(actor, 'result.write', line)
  if (!can(actor, 'note.hide', line)) assertWritable('answers', line.status, actor.role)
  const { code, text } = found(await formerWords(db, line.id, words))
  if (text === null) nothingChanged(context)
  else {
    const { kind, id } = words
    const { about, type } = namesOf[kind]
    const old = { [about]: code, [kind]: await textMark(db, { type, id }, text) }
    await record(context, 'line.remove_words', { type: 'line', id: line.id }, { old })
    await removeFormerWords(db, words)
    await touchEvaluation(db, line.evaluation)
  }
  return done('words_removed')
}
