import { permit } from 'contract/access/permissions'
import { assertWritable } from 'contract/evaluation/life-cycle'
import { type NewRounds, ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import { assertFits } from 'contract/evaluation/results'
import { fieldProblem, found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { settleRatings } from '../../messages/notifications/settled-queries.ts'
import { nothingChanged, record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { feature } from '../../platform/http/feature.ts'
import { lineInScope, lineLockedForStep } from '../lines/queries.ts'
import { agreementOfSchool } from './agreement-queries.ts'
import { described } from './descriptions.ts'
import { finishRating } from './finish-rating.ts'
import { lettersOfRater } from './letter-queries.ts'
import { lockRound } from './locked-round.ts'
import { notifyRaters } from './notify-raters.ts'
import { areCandidates, roundById, roundsOfLine } from './queries.ts'
import { saveAnswer } from './save-answer.ts'
import {
  addRound,
  domainsToRate,
  endRound,
  indicatorToRate,
  removeRating,
  setAgreed,
  setRating,
} from './write-queries.ts'

/** The domains must belong to the instrument and have no answers, which a rater could read. */
const assertOpenable = async (
  db: Db,
  line: { id: number; instrument: number },
  { categories, raters }: NewRounds,
): Promise<number[]> => {
  const domains = await domainsToRate(db, line, categories)
  if (domains.length !== new Set(categories).size) throw fieldProblem('categories', 'does_not_exist')
  if (domains.some(({ answers }) => answers > 0)) throw new Problem('domain_answered')
  if (!(await areCandidates(db, line.id, raters))) throw fieldProblem('raters', 'does_not_exist')
  return domains.map(({ id }) => id)
}

export const ratingRounds = feature(ratingRoundCalls, described, {
  list: async ({ db, actor, parameters }) => {
    const line = found(await lineInScope(db, actor, parameters.id))
    permit(actor, 'result.read', line)
    return roundsOfLine(db, actor, line.id)
  },

  open: async (context) => {
    const { db, actor, parameters, body } = context
    // Locked as for a step, so that a concurrent answer comes before or after.
    const line = found(await lineLockedForStep(db, actor, parameters.id))
    permit(actor, 'result.write', line)
    assertWritable('answers', line.status, actor.role)
    const categories = await assertOpenable(db, line, body)
    for (const category of categories) {
      const round = await addRound(db, { line: line.id, category, by: actor.id, raters: body.raters })
      const object = { type: 'rating_round', id: round }
      await record(context, 'rating_round.open', object, {
        new: { line: line.id, category, raters: body.raters },
      })
    }
    await notifyRaters(context, line, { code: 'rating_asked', categories, raters: body.raters })
    return roundsOfLine(db, actor, line.id)
  },

  rate: async (context) => {
    const { db, actor, body } = context
    const { round, isOwnFinished } = await lockRound(context, 'rater')
    if (isOwnFinished) throw new Problem('rating_finished')
    const { indicator, option, na_reason } = body
    const named = await indicatorToRate(db, { indicator, option, category: round.category })
    if (!named) throw fieldProblem('indicator', 'indicator_not_found')
    const rated = { round: round.id, rater: actor.id, indicator }
    if (option !== null) {
      if (!named.option) throw fieldProblem('option', 'does_not_exist')
      assertFits(named.option, named, na_reason)
    }
    const isChanged =
      option === null
        ? await removeRating(db, rated)
        : await setRating(db, {
            ...rated,
            option,
            na_reason: named.option?.code === 'NA' ? na_reason : null,
          })
    // The letter is written nowhere except in the round, not even in the audit.
    if (isChanged)
      await record(
        context,
        'rating_round.change',
        { type: 'rating_round', id: round.id },
        { new: { indicator } },
      )
    else nothingChanged(context)
    return done('rating_saved')
  },

  finish: finishRating,

  agree: async (context) => {
    const { db, actor, body } = context
    const { line, round } = await lockRound(context, 'rater')
    if (round.finished_at === null) throw new Problem('rating_unfinished')
    const { indicator, option: wanted, reason } = body
    const named = await indicatorToRate(db, { indicator, option: wanted, category: round.category })
    if (!named) throw fieldProblem('indicator', 'indicator_not_found')
    const { option } = named
    if (!option) throw fieldProblem('option', 'does_not_exist')
    assertFits(option, named, reason)
    await setAgreed(db, { round: round.id, indicator, option: option.id, reason, by: actor.id })
    await record(
      context,
      'rating_round.agree',
      { type: 'rating_round', id: round.id },
      { new: { indicator, option: option.code } },
    )
    const na_reason = option.code === 'NA' ? reason : null
    await saveAnswer(context, line, { indicator, option, na_reason })
    return roundById(db, actor, round.id)
  },

  end: async (context) => {
    const { db, actor, body } = context
    const { line, round } = await lockRound(context, 'anybody')
    if (round.finished_at !== null) throw new Problem('rating_finished')
    const own = body.keep_own ? await lettersOfRater(db, round.id, actor.id) : []
    await endRound(db, round.id)
    await settleRatings(db, line)
    await record(
      context,
      'rating_round.delete',
      { type: 'rating_round', id: round.id },
      { old: { line: line.id, category: round.category, raters: round.raters.map(({ id }) => id) } },
    )
    for (const letter of own) await saveAnswer(context, line, letter)
    return done('rating_round_ended')
  },

  agreement: async ({ db, actor, parameters }) => found(await agreementOfSchool(db, actor, parameters.id)),
})
