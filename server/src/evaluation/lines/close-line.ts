import { permit } from 'contract/access/permissions'
import { step } from 'contract/evaluation/life-cycle'
import { Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { tellSchool } from '../../messages/notifications/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { aboutLine } from './about-line.ts'
import { type LockedLine, lineById } from './queries.ts'
import type { StepAsked } from './step-asked.ts'
import { linesBeside, takeStep } from './step-queries.ts'

/** Ends a validated line, which is held: nothing of it changes any more. */
export const closeLine = async (asked: StepAsked, line: NonNullable<LockedLine>) => {
  const { db, actor, language } = asked
  permit(actor, 'line.close', line)
  const others = line.status === 'CLOSED' ? await linesBeside(db, line) : []
  if (line.status === 'CLOSED' && others.every((other) => other.status === 'CLOSED'))
    throw new Problem('no_line_to_close')
  const status = step('close', line.status)
  await takeStep(db, 'close', line, actor.id)
  await record(
    asked,
    'line.close',
    { type: 'line', id: line.id },
    { old: { status: line.status }, new: { status } },
  )
  await tellSchool(db, aboutLine('line_closed', actor, line), line.submitted_by)
  return done('line_closed', { line: await lineById(db, language, line.id) })
}
