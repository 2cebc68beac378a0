import { assertLineYear, lineCalls } from 'contract/evaluation/lines'
import { fieldProblem, found, Problem } from 'contract/platform/problems'
import { type Feature, feature } from '../../platform/http/feature.ts'
import { changeYearOfLine } from './change-year.ts'
import { closeLine } from './close-line.ts'
import { described } from './descriptions.ts'
import { openNextLine } from './open-next-line.ts'
import { lineLockedForStep, linesInScope } from './queries.ts'
import { readinessOfLine } from './readiness.ts'
import { returnLine } from './return-line.ts'
import { reviewLine } from './review-line.ts'
import { submitForReview } from './submit-for-review.ts'

const yearOf = ({ year }: { year?: number | undefined }): number => {
  if (year === undefined) throw fieldProblem('year', 'required')
  assertLineYear(year, new Date().getUTCFullYear())
  return year
}

/** `reviewFourEyes`: nobody validates what they submitted themselves. */
export const lines = ({ reviewFourEyes }: { reviewFourEyes: boolean }): Feature =>
  feature(lineCalls, described, {
    readiness: async ({ db, actor, parameters }) => {
      const line = found(
        await linesInScope(db, actor).where('lines.id', '=', parameters.id).executeTakeFirst(),
      )
      return readinessOfLine(db, line.id)
    },

    submit: (context) => submitForReview(context),
    review: (context) => reviewLine(context, reviewFourEyes),
    return: (context) => returnLine(context),

    open: async (context) => {
      const { db, actor, parameters, body, reply } = context
      if (!body.evaluation) throw fieldProblem('evaluation', 'assessment_id_required')
      const year = body.status === 'OPEN' ? yearOf(body) : null
      const line = found(await lineLockedForStep(db, actor, parameters.id))
      if (line.evaluation !== body.evaluation) throw new Problem('assessment_not_found')
      if (year === null) return closeLine(context, line)
      reply.code(201)
      return openNextLine(context, line, year)
    },

    changeYear: (context) => changeYearOfLine(context),
  })
