import { permit } from 'contract/access/permissions'
import { assertLineYear } from 'contract/evaluation/lines'
import { limits } from 'contract/platform/limits'
import { Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { notifySchool } from '../../messages/notifications/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { copyScores } from '../evaluations/indiprin-queries.ts'
import { aboutLine } from './about-line.ts'
import { type LockedLine, lineById } from './queries.ts'
import type { StepContext } from './step-context.ts'
import { addLine, carryPlan, otherLines } from './step-queries.ts'

/** Locks the closed line, so that concurrent requests do not open two. */
export const openNextLine = async (context: StepContext, line: NonNullable<LockedLine>, year: number) => {
  const { db, actor, language } = context
  permit(actor, 'line.open', line)
  const others = await otherLines(db, line)
  if (line.status !== 'CLOSED' || others.some((other) => other.kind > line.kind))
    throw new Problem('previous_line_not_closed')
  if (line.kind === limits.lines) throw new Problem('no_more_lines')
  assertLineYear(year, new Date().getUTCFullYear(), line.year)
  const kind = line.kind + 1
  const next = await addLine(db, line.evaluation, kind, year)
  await copyScores(db, line.id, next.id)
  const goals = await carryPlan(db, line.id, next.plan)
  await record(
    context,
    'line.open',
    { type: 'line', id: next.id },
    { new: { evaluation: line.evaluation, kind, year, goals_carried: goals } },
  )
  const opened = { ...line, id: next.id, kind, year }
  await notifySchool(db, aboutLine('line_opened', actor, opened), line.submitted_by)
  return done('line_opened', { line: await lineById(db, language, next.id) })
}
