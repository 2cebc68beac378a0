import { permit } from 'contract/access/permissions'
import { step } from 'contract/evaluation/life-cycle'
import type { EndOfReview, NewReviewMessage } from 'contract/evaluation/lines'
import { assertSeenRequests } from 'contract/evaluation/review-marks'
import { found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { notifySchool } from '../../messages/notifications/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { marksOfLine } from '../review-marks/queries.ts'
import { aboutLine } from './about-line.ts'
import { assertOwnParts } from './assert-own-parts.ts'
import { lineById, lineLockedForStep } from './queries.ts'
import { addReview } from './review-queries.ts'
import type { StepContext } from './step-context.ts'
import { takeStep } from './step-queries.ts'

const reasonsShown = 200

/** The first reasons, as many as fit into a notification. */
const reasonsOf = (messages: NewReviewMessage[]): string => {
  const graphemes = [...messages.map((message) => message.text).join(' · ')]
  return graphemes.length <= reasonsShown
    ? graphemes.join('')
    : `${graphemes.slice(0, reasonsShown - 1).join('')}…`
}

export const returnLine = async (context: StepContext & { body: EndOfReview }) => {
  const { db, actor, language, parameters, body } = context
  const line = found(await lineLockedForStep(db, actor, parameters.id))
  permit(actor, 'line.return', line)
  await assertOwnParts(db, line.instrument, body.messages)
  const status = step('return', line.status)
  assertSeenRequests(actor.id, body.seen_requests, await marksOfLine(db, line.id))
  await takeStep(db, 'return', line, actor.id)
  await addReview(db, line.id, 'returned', actor.id, body.messages)
  await record(
    context,
    'line.return',
    { type: 'line', id: line.id },
    { old: { status: line.status }, new: { status } },
  )
  const about = aboutLine('line_returned', actor, line, { reasons: reasonsOf(body.messages) })
  await notifySchool(db, about, line.submitted_by)
  return done('line_returned', { line: await lineById(db, language, line.id) })
}
