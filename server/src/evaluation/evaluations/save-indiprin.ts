import { permit } from 'contract/access/permissions'
import type { Indiprin } from 'contract/evaluation/evaluations'
import { assertWritable } from 'contract/evaluation/life-cycle'
import { fieldProblem, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import type { z } from 'zod'
import { outOfScope } from '../../access/out-of-scope.ts'
import { record } from '../../platform/audit/queries.ts'
import type { RequestContext } from '../../platform/http/feature.ts'
import type { Person } from '../../platform/http/person.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { bumpLine, lineLockedForStep } from '../lines/queries.ts'
import { categoriesOf, saveScores, scoresOf } from './indiprin-queries.ts'

type IndiprinContext = Pick<RequestContext, 'db' | 'request' | 'versions'> & {
  actor: Person
  body: z.output<typeof Indiprin>
}

/** Saves all seven weights or none, and raises the line's version. */
export const saveIndiprin = async (context: IndiprinContext) => {
  const { db, actor, body } = context
  const line = await lineLockedForStep(db, actor, body.evaluation_line)
  if (!line) throw outOfScope(actor, new Problem('line_not_open'))
  permit(actor, 'evaluation.weigh', line)
  const categories = await categoriesOf(db, line.instrument)
  if (!body.scores.every(({ category }) => categories.includes(category)))
    throw fieldProblem('scores', 'validation_error')
  assertWritable('indiprin', line.status, actor.role)
  assertVersion(context, line.version)
  const before = await scoresOf(db, line.id)
  await saveScores(db, line.id, body.scores)
  await bumpLine(db, line)
  const indiprin = await scoresOf(db, line.id)
  await record(
    context,
    'evaluation.weigh',
    { type: 'line', id: line.id },
    { old: { indiprin: before }, new: { indiprin } },
  )
  return done('scores_saved', { indiprin })
}
