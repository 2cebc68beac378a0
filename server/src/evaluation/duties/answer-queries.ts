import type { Actor } from 'contract/access/scope'
import { type By, record, textMark } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { type NewDutyAnswer, setDuty } from './queries.ts'

export const answerDuty = async (
  context: By & { db: Db; actor: Actor },
  line: number,
  answer: NewDutyAnswer,
  before: { code: string; kept: boolean | null },
): Promise<void> => {
  const { db, actor } = context
  const { kept, plan } = answer
  const object = { type: 'duty_answer', id: await setDuty(db, line, actor, answer) }
  const mark = plan === null ? null : await textMark(db, object, plan)
  await record(context, 'duty_answer.change', object, {
    old: { line, duty: before.code, kept: before.kept },
    new: { line, duty: before.code, kept, plan: mark },
  })
}
