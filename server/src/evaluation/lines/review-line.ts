import { permit } from 'contract/access/permissions'
import { step } from 'contract/evaluation/life-cycle'
import type { EndOfReview } from 'contract/evaluation/lines'
import { assertSeenRequests } from 'contract/evaluation/review-marks'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { notifySchool } from '../../messages/notifications/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { marksOfLine } from '../review-marks/queries.ts'
import { storeFigures } from '../summaries/queries.ts'
import { aboutLine } from './about-line.ts'
import { assertOwnParts } from './assert-own-parts.ts'
import { lineById, lineLockedForStep } from './queries.ts'
import { addReview } from './review-queries.ts'
import type { StepContext } from './step-context.ts'
import { freezePlace, takeStep } from './step-queries.ts'

/**
 * Validates a line in review; with `fourEyes` not by the person who submitted it (docs/operating.md,
 * REVIEW_FOUR_EYES).
 */
export const reviewLine = async (context: StepContext & { body: EndOfReview }, fourEyes: boolean) => {
  const { db, actor, language, parameters, body } = context
  const line = found(await lineLockedForStep(db, actor, parameters.id))
  permit(actor, 'line.review', line)
  await assertOwnParts(db, line.instrument, body.messages)
  const status = step('review', line.status)
  assertSeenRequests(actor.id, body.seen_requests, await marksOfLine(db, line.id))
  if (fourEyes && line.submitted_by === actor.id) throw new Problem('permission_denied')
  await takeStep(db, 'review', line, actor.id)
  await freezePlace(db, line.id)
  await storeFigures(db, line.id)
  await addReview(db, line.id, 'validated', actor.id, body.messages)
  await record(
    context,
    'line.review',
    { type: 'line', id: line.id },
    { old: { status: line.status }, new: { status } },
  )
  await notifySchool(db, aboutLine('line_validated', actor, line), line.submitted_by)
  return done('line_reviewed', { line: await lineById(db, language, line.id) })
}
