import { permit } from 'contract/access/permissions'
import { dutyCalls } from 'contract/evaluation/duties'
import { assertWritable } from 'contract/evaluation/life-cycle'
import { fieldProblem, found } from 'contract/platform/problems'
import { nothingChanged, record } from '../../platform/audit/queries.ts'
import { feature } from '../../platform/http/feature.ts'
import { assertNotOfFormerEdition } from '../lines/edition/late-queries.ts'
import { lineInScope, lineLockedForAnswer, touchEvaluation } from '../lines/queries.ts'
import { answerDuty } from './answer-queries.ts'
import { described } from './descriptions.ts'
import { dutiesOfLine, dutyNamed, removeDuty } from './queries.ts'

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
    if (!before) {
      await assertNotOfFormerEdition(db, line.id, { kind: 'duty', id: body.duty })
      throw fieldProblem('duty', 'does_not_exist')
    }
    const { duty, kept, plan } = body
    if (kept === before.kept && plan === before.plan) {
      nothingChanged(context)
      return dutiesOfLine(db, line.id)
    }
    if (kept === null) {
      const old = { line: line.id, duty: before.code, kept: before.kept }
      if (before.answer !== null) await removeDuty(db, before.answer)
      await record(context, 'duty_answer.delete', { type: 'duty_answer', id: before.answer ?? 0 }, { old })
    } else await answerDuty(context, line.id, { duty, kept, plan }, before)
    await touchEvaluation(db, line.evaluation)
    return dutiesOfLine(db, line.id)
  },
})
