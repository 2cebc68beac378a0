import type { ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import { Problem } from 'contract/platform/problems'
import { settleRatings } from '../../messages/notifications/settled-queries.ts'
import { record } from '../../platform/audit/queries.ts'
import type { RequestContext } from '../../platform/http/feature.ts'
import { lettersOfBoth } from './letter-queries.ts'
import { lockRound } from './locked-round.ts'
import { notifyRaters } from './notify-raters.ts'
import { roundById } from './queries.ts'
import { saveAnswer } from './save-answer.ts'
import { finishRater, setAgreed, unrated } from './write-queries.ts'

/**
 * A rater has given all letters. When both have, equal letters become answers of the line, and the other rater is
 * notified.
 */
export const finishRating = async (context: RequestContext<typeof ratingRoundCalls.finish>) => {
  const { db, actor } = context
  const { line, round, isOwnFinished } = await lockRound(context, 'rater')
  if (isOwnFinished) throw new Problem('rating_finished')
  const missing = await unrated(db, round, actor.id)
  if (missing.length > 0) throw new Problem('results_missing', { missing_indicators: missing })
  const isFinished = await finishRater(db, round.id, actor.id)
  await settleRatings(db, line)
  await record(context, 'rating_round.finish', { type: 'rating_round', id: round.id })
  if (isFinished) {
    for (const letter of await lettersOfBoth(db, round.id)) {
      const { indicator, option } = letter
      await setAgreed(db, { round: round.id, indicator, option: option.id, reason: null, by: actor.id })
      await saveAnswer(context, line, letter)
    }
    await notifyRaters(context, line, {
      code: 'rating_done',
      categories: [round.category],
      raters: round.raters.map(({ id }) => id),
    })
  }
  return roundById(db, actor, round.id)
}
