import { permit } from 'contract/access/permissions'
import type { EvaluationDetail, NewEvaluation } from 'contract/evaluation/evaluations'
import { assertLineYear } from 'contract/evaluation/lines'
import { fieldProblem, Problem } from 'contract/platform/problems'
import type { z } from 'zod'
import { outOfScope } from '../../access/out-of-scope.ts'
import { record } from '../../platform/audit/queries.ts'
import type { RequestContext } from '../../platform/http/feature.ts'
import type { Person } from '../../platform/http/person.ts'
import { readEvaluation } from './detail-queries.ts'
import { addEvaluation, hasUnfinished, instrumentById, lockedSchool } from './queries.ts'

type CreateContext = Pick<RequestContext, 'db' | 'language' | 'request'> & {
  actor: Person
  body: z.output<typeof NewEvaluation>
}

/** Locks the school, so that of two concurrent requests one is refused. */
export const createEvaluation = async (context: CreateContext): Promise<EvaluationDetail> => {
  const { db, actor, body } = context
  assertLineYear(body.year, new Date().getUTCFullYear())
  const school = await lockedSchool(db, actor, body.school)
  if (!school) throw outOfScope(actor, fieldProblem('school', 'does_not_exist'))
  permit(actor, 'evaluation.create', school)
  const instrument = await instrumentById(db, body.instrument)
  if (!instrument || (instrument.country_id ?? school.country) !== school.country)
    throw fieldProblem('instrument', 'instrument_not_found')
  if (!instrument.enabled) throw new Problem('instrument_not_enabled')
  if (await hasUnfinished(db, school.id, instrument.id)) throw new Problem('evaluation_exists')
  const { id, line } = await addEvaluation(db, school, body, actor.id)
  await record(context, 'evaluation.create', { type: 'evaluation', id }, { new: { ...body, line } })
  return readEvaluation(context, id)
}
