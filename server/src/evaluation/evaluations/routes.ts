import { permit } from 'contract/access/permissions'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { assertWritable } from 'contract/evaluation/life-cycle'
import { found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { record } from '../../platform/audit/queries.ts'
import { feature } from '../../platform/http/feature.ts'
import { listedAsWritten } from '../../platform/http/paging.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { written } from '../../platform/http/written.ts'
import { createEvaluation } from './create-evaluation.ts'
import { described } from './descriptions.ts'
import { evaluationList } from './list-queries.ts'
import { changeEvaluation, evaluationText, lockedEvaluation, removeEvaluation } from './queries.ts'
import { readEvaluation } from './read-evaluation.ts'
import { saveIndiprin } from './save-indiprin.ts'

export const evaluations = feature(evaluationCalls, described, {
  list: async (asked) =>
    listedAsWritten(asked, await evaluationList(asked.db, asked.actor, asked.language, asked.query)),

  read: async ({ db, actor, language, parameters, query }) => {
    const line = query.evaluation_line_id
    const { evaluation, version } = found(await evaluationText(db, actor, language, parameters.id, line))
    return written(evaluation, version)
  },

  create: (asked) => createEvaluation(asked),

  change: async (asked) => {
    const { db, actor, parameters, body } = asked
    const evaluation = found(await lockedEvaluation(db, actor, parameters.id))
    permit(actor, 'evaluation.change', evaluation)
    assertWritable('date', found(evaluation.lines.at(-1)).status, actor.role)
    assertVersion(asked, evaluation.version)
    await changeEvaluation(db, evaluation.id, body)
    const { id, date, period } = evaluation
    await record(asked, 'evaluation.change', { type: 'evaluation', id }, { old: { date, period }, new: body })
    return readEvaluation(asked, id)
  },

  remove: async (asked) => {
    const { db, actor, parameters } = asked
    const evaluation = found(await lockedEvaluation(db, actor, parameters.id))
    permit(actor, 'evaluation.delete', evaluation)
    for (const line of evaluation.lines) assertWritable('evaluation', line.status, actor.role)
    assertVersion(asked, evaluation.version)
    const { id, lines, ...rest } = evaluation
    await removeEvaluation(
      db,
      id,
      lines.map((line) => line.id),
    )
    await record(asked, 'evaluation.delete', { type: 'evaluation', id }, { old: { ...rest, lines } })
    return done('evaluation_deleted')
  },

  weigh: (asked) => saveIndiprin(asked),
})
