import { permit } from 'contract/access/permissions'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { assertWritable } from 'contract/evaluation/life-cycle'
import { found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { record } from '../../platform/audit/queries.ts'
import { written } from '../../platform/http/bodies/written.ts'
import { feature } from '../../platform/http/feature.ts'
import { listedAsWritten } from '../../platform/http/paging.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { createEvaluation } from './create-evaluation.ts'
import { described } from './descriptions.ts'
import { evaluationText, readEvaluation } from './detail-queries.ts'
import { evaluationList } from './list-queries.ts'
import { assertNotMoved } from './moved-queries.ts'
import { changeEvaluation, lockedEvaluation, removeEvaluation } from './queries.ts'
import { saveIndiprin } from './save-indiprin.ts'

export const evaluations = feature(evaluationCalls, described, {
  list: async (context) =>
    listedAsWritten(
      context,
      await evaluationList(context.db, context.actor, context.language, context.query),
    ),

  read: async ({ db, actor, language, parameters, query }) => {
    const line = query.evaluation_line_id
    const row = await evaluationText(db, actor, language, parameters.id, line)
    if (!row && line !== undefined) await assertNotMoved(db, actor, line)
    const { evaluation, version } = found(row)
    return written(evaluation, version)
  },

  create: (context) => createEvaluation(context),

  change: async (context) => {
    const { db, actor, parameters, body } = context
    const evaluation = found(await lockedEvaluation(db, actor, parameters.id))
    permit(actor, 'evaluation.change', evaluation)
    assertWritable('date', found(evaluation.lines.at(-1)).status, actor.role)
    assertVersion(context, evaluation.version)
    await changeEvaluation(db, evaluation.id, body)
    const { id, date, period } = evaluation
    await record(
      context,
      'evaluation.change',
      { type: 'evaluation', id },
      { old: { date, period }, new: body },
    )
    return readEvaluation(context, id)
  },

  remove: async (context) => {
    const { db, actor, parameters } = context
    const evaluation = found(await lockedEvaluation(db, actor, parameters.id))
    permit(actor, 'evaluation.delete', evaluation)
    for (const line of evaluation.lines) assertWritable('evaluation', line.status, actor.role)
    assertVersion(context, evaluation.version)
    const { id, lines, ...rest } = evaluation
    await removeEvaluation(
      db,
      id,
      lines.map((line) => line.id),
    )
    await record(context, 'evaluation.delete', { type: 'evaluation', id }, { old: { ...rest, lines } })
    return done('evaluation_deleted')
  },

  weigh: (context) => saveIndiprin(context),
})
