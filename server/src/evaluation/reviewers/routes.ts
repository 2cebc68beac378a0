import { permit } from 'contract/access/permissions'
import { step } from 'contract/evaluation/life-cycle'
import { evaluationTypes } from 'contract/evaluation/lines'
import { reviewerCalls } from 'contract/evaluation/reviewers'
import { fieldProblem, found } from 'contract/platform/problems'
import { notifyPerson } from '../../messages/notifications/queries.ts'
import { settleReviewer } from '../../messages/notifications/settled-queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { feature } from '../../platform/http/feature.ts'
import { lineLockedForStep, linesInScope } from '../lines/queries.ts'
import { described } from './descriptions.ts'
import { isCandidate, nameReviewer, reviewingOf } from './queries.ts'

export const reviewers = feature(reviewerCalls, described, {
  read: async ({ db, actor, parameters }) => {
    const line = found(await linesInScope(db, actor).where('lines.id', '=', parameters.id).executeTakeFirst())
    permit(actor, 'line.review', line)
    return reviewingOf(db, line.id)
  },

  set: async (context) => {
    const { db, actor, parameters, body } = context
    const line = found(await lineLockedForStep(db, actor, parameters.id))
    permit(actor, 'line.review', line)
    step('review', line.status)
    const { reviewer, review_by } = body
    if (reviewer !== null && !(await isCandidate(db, line.id, reviewer)))
      throw fieldProblem('reviewer', 'does_not_exist')
    const before = await reviewingOf(db, line.id)
    await nameReviewer(db, line.id, body)
    await record(
      context,
      'line.name_reviewer',
      { type: 'line', id: line.id },
      { old: { reviewer: before.reviewer?.id ?? null, review_by: before.review_by }, new: body },
    )
    const isNews = reviewer !== before.reviewer?.id || review_by !== before.review_by
    if (isNews && before.reviewer) await settleReviewer(db, line, before.reviewer.id)
    if (isNews && reviewer !== null) {
      const { year, kind, evaluation } = line
      const evaluation_type = evaluationTypes[kind - 1] ?? 'base'
      const params = {
        person: actor.full_name,
        line: line.id,
        year,
        evaluation_type,
        ...(review_by && { review_by }),
      }
      await notifyPerson(db, { code: 'reviewer_named', actor: actor.id, evaluation, params }, reviewer)
    }
    return reviewingOf(db, line.id)
  },
})
