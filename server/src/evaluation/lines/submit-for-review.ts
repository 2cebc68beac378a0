import { permit } from 'contract/access/permissions'
import { step } from 'contract/evaluation/life-cycle'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { notifyReviewers } from '../../messages/notifications/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { aboutLine } from './about-line.ts'
import { lineById, lineLockedForStep } from './queries.ts'
import { readinessOfLine } from './readiness.ts'
import type { StepContext } from './step-context.ts'
import { takeStep } from './step-queries.ts'
import { addSubmission } from './submission-queries.ts'

/** Locks the line first, so that concurrent writes come before or are refused. */
export const submitForReview = async (context: StepContext) => {
  const { db, actor, language, parameters } = context
  const line = found(await lineLockedForStep(db, actor, parameters.id))
  permit(actor, 'line.submit', line)
  const status = step('submit', line.status)
  const { results, files } = await readinessOfLine(db, line.id)
  const missing = files.filter((cell) => !cell.complete)
  if (missing.length > 0) {
    throw new Problem('minimum_files_not_met', {
      missing: missing.map(({ category, stage, photos, documents }) => ({
        category,
        stage,
        photos,
        documents,
      })),
    })
  }
  if (results.missing.length > 0)
    throw new Problem('results_missing', { missing_indicators: results.missing })
  await takeStep(db, 'submit', line, actor.id)
  await addSubmission(db, line.id, actor.id)
  await record(
    context,
    'line.submit',
    { type: 'line', id: line.id },
    { old: { status: line.status }, new: { status } },
  )
  await notifyReviewers(db, aboutLine('line_submitted', actor, line))
  return done('line_submitted', { line: await lineById(db, language, line.id) })
}
