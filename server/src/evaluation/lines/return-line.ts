import { permit } from 'contract/access/permissions'
import { step } from 'contract/evaluation/life-cycle'
import type { NewReviewMessage } from 'contract/evaluation/lines'
import { found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { tellSchool } from '../../messages/notifications/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { aboutLine } from './about-line.ts'
import { assertOwnParts } from './assert-own-parts.ts'
import { lineById, lineLockedForStep } from './queries.ts'
import { addReview } from './review-queries.ts'
import type { StepAsked } from './step-asked.ts'
import { takeStep } from './step-queries.ts'

const reasonsShown = 200

/** The first reasons, as long as a notification has room for them. */
const reasonsOf = (messages: NewReviewMessage[]): string => {
  const letters = [...messages.map((message) => message.text).join(' · ')]
  return letters.length <= reasonsShown ? letters.join('') : `${letters.slice(0, reasonsShown - 1).join('')}…`
}

/** Sends a line in review back to the school with reasons. */
export const returnLine = async (asked: StepAsked & { body: { messages: NewReviewMessage[] } }) => {
  const { db, actor, language, parameters, body } = asked
  const line = found(await lineLockedForStep(db, actor, parameters.id))
  permit(actor, 'line.return', line)
  await assertOwnParts(db, line.instrument, body.messages)
  const status = step('return', line.status)
  await takeStep(db, 'return', line, actor.id)
  await addReview(db, line.id, 'returned', actor.id, body.messages)
  await record(
    asked,
    'line.return',
    { type: 'line', id: line.id },
    { old: { status: line.status }, new: { status } },
  )
  const about = aboutLine('line_returned', actor, line, { reasons: reasonsOf(body.messages) })
  await tellSchool(db, about, line.submitted_by)
  return done('line_returned', { line: await lineById(db, language, line.id) })
}
