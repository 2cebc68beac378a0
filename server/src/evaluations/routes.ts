import { evaluationCalls } from 'contract/evaluations'
import { mustBeWritable } from 'contract/life-cycle'
import { permit } from 'contract/permissions'
import { found } from 'contract/problems'
import { done } from 'contract/successes'
import { record } from '../audit/queries.ts'
import { feature } from '../http/feature.ts'
import { listedAsWritten } from '../http/paging.ts'
import { mustBeVersion } from '../http/versions.ts'
import { written } from '../http/written.ts'
import { createEvaluation } from './create-evaluation.ts'
import { described } from './described.ts'
import { evaluationList } from './list/queries.ts'
import { changeEvaluation, evaluationHeld, evaluationText, removeEvaluation } from './queries.ts'
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
    const evaluation = found(await evaluationHeld(db, actor, parameters.id))
    permit(actor, 'evaluation.change', evaluation)
    mustBeWritable('date', found(evaluation.lines.at(-1)).status, actor.role)
    mustBeVersion(asked, evaluation.version)
    await changeEvaluation(db, evaluation.id, body)
    const { id, date, period } = evaluation
    await record(asked, 'evaluation.change', { type: 'evaluation', id }, { old: { date, period }, new: body })
    return readEvaluation(asked, id)
  },

  remove: async (asked) => {
    const { db, actor, parameters } = asked
    const evaluation = found(await evaluationHeld(db, actor, parameters.id))
    permit(actor, 'evaluation.delete', evaluation)
    for (const line of evaluation.lines) mustBeWritable('evaluation', line.status, actor.role)
    mustBeVersion(asked, evaluation.version)
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
