import { permit } from 'contract/access/permissions'
import { dutyCalls } from 'contract/evaluation/duties'
import { assertWritable } from 'contract/evaluation/life-cycle'
import { fieldProblem, found } from 'contract/platform/problems'
import { nothingChanged, record, textMark } from '../../platform/audit/queries.ts'
import { feature } from '../../platform/http/feature.ts'
import { lineInScope, lineLockedForAnswer, touchEvaluation } from '../lines/queries.ts'
import { described } from './descriptions.ts'
import { dutiesOfLine, dutyNamed, removeDuty, setDuty } from './queries.ts'

export const duties = feature(dutyCalls, described, {
  list: async ({ db, actor, parameters }) => {
    const line = found(await lineInScope(db, actor, parameters.id))
    permit(actor, 'result.read', line)
    return dutiesOfLine(db, line.id)
  },

  set: async (context) => {
    const { db, actor, parameters, body } = context
    const line = found(await lineLockedForAnswer(db, actor, parameters.id))
    permit(actor, 'result.write', line)
    assertWritable('answers', line.status, actor.role)
    const before = await dutyNamed(db, line, body.duty)
    if (!before) throw fieldProblem('duty', 'does_not_exist')
    const { duty, kept, plan } = body
    if (kept === before.kept && plan === before.plan) {
      nothingChanged(context)
      return dutiesOfLine(db, line.id)
    }
    const old = { line: line.id, duty: before.code, kept: before.kept }
    if (kept === null) {
      if (before.answer !== null) await removeDuty(db, before.answer)
      await record(context, 'duty_answer.delete', { type: 'duty_answer', id: before.answer ?? 0 }, { old })
    } else {
      const object = { type: 'duty_answer', id: await setDuty(db, line.id, actor, { duty, kept, plan }) }
      const mark = plan === null ? null : await textMark(db, object, plan)
      await record(context, 'duty_answer.change', object, {
        old,
        new: { line: line.id, duty: before.code, kept, plan: mark },
      })
    }
    await touchEvaluation(db, line.evaluation)
    return dutiesOfLine(db, line.id)
  },
})
