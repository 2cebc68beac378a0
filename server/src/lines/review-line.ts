import { step } from 'contract/life-cycle'
import type { NewReviewMessage } from 'contract/lines'
import { permit } from 'contract/permissions'
import { found, Problem } from 'contract/problems'
import { done } from 'contract/successes'
import { record } from '../audit/queries.ts'
import { tellSchool } from '../notifications/queries.ts'
import { addReview } from '../reviews/queries.ts'
import { keepFigures } from '../summaries/queries.ts'
import { aboutLine } from './about-line.ts'
import { mustNameOwnParts } from './must-name-own-parts.ts'
import { lineById, lineHeldForStep } from './queries.ts'
import type { StepAsked } from './step-asked.ts'
import { freezePlace, takeStep } from './steps/queries.ts'

/** Validates a line in review. `fourEyes`: who submitted it may not (docs/operating.md, REVIEW_FOUR_EYES). */
export const reviewLine = async (
  asked: StepAsked & { body: { messages: NewReviewMessage[] } },
  fourEyes: boolean,
) => {
  const { db, actor, language, parameters, body } = asked
  const line = found(await lineHeldForStep(db, actor, parameters.id))
  permit(actor, 'line.review', line)
  await mustNameOwnParts(db, line.instrument, body.messages)
  const status = step('review', line.status)
  if (fourEyes && line.submitted_by === actor.id) throw new Problem('permission_denied')
  await takeStep(db, 'review', line, actor.id)
  await freezePlace(db, line.id)
  await keepFigures(db, line.id)
  await addReview(db, line.id, 'validated', actor.id, body.messages)
  await record(
    asked,
    'line.review',
    { type: 'line', id: line.id },
    { old: { status: line.status }, new: { status } },
  )
  await tellSchool(db, aboutLine('line_validated', actor, line), line.submitted_by)
  return done('line_reviewed', { line: await lineById(db, language, line.id) })
}
