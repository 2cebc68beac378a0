import { permit } from 'contract/access/permissions'
import { step } from 'contract/evaluation/life-cycle'
import { Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { notifySchool } from '../../messages/notifications/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { aboutLine } from './about-line.ts'
import { type LockedLine, lineById } from './queries.ts'
import type { StepContext } from './step-context.ts'
import { otherLines, takeStep } from './step-queries.ts'

export const closeLine = async (context: StepContext, line: NonNullable<LockedLine>) => {
  const { db, actor, language } = context
  permit(actor, 'line.close', line)
  const others = line.status === 'CLOSED' ? await otherLines(db, line) : []
  if (line.status === 'CLOSED' && others.every((other) => other.status === 'CLOSED'))
    throw new Problem('no_line_to_close')
  const status = step('close', line.status)
  await takeStep(db, 'close', line, actor.id)
  await record(
    context,
    'line.close',
    { type: 'line', id: line.id },
    { old: { status: line.status }, new: { status } },
  )
  await notifySchool(db, aboutLine('line_closed', actor, line), line.submitted_by)
  return done('line_closed', { line: await lineById(db, language, line.id) })
}
