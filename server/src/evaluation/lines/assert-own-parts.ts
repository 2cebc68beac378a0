import type { NewReviewMessage } from 'contract/evaluation/lines'
import { fieldProblem } from 'contract/platform/problems'
import type { Db } from '../../platform/database/db.ts'
import { namedInMessages } from './review-queries.ts'

const isNamed = (id: number | null): id is number => id !== null

/** Each message names a part of the line's own instrument, or none. */
export const assertOwnParts = async (
  db: Db,
  instrument: number,
  messages: NewReviewMessage[],
): Promise<void> => {
  const indicators = messages.map((message) => message.indicator).filter(isNamed)
  const categories = messages.map((message) => message.category).filter(isNamed)
  if (indicators.length + categories.length === 0) return
  const named = await namedInMessages(db, indicators, categories)
  messages.forEach(({ indicator, category }, place) => {
    if (indicator !== null) {
      const owner = named.indicators.find((each) => each.id === indicator)?.instrument
      if (owner === undefined) throw fieldProblem(`messages.${place}.indicator`, 'indicator_not_found')
      if (owner !== instrument)
        throw fieldProblem(`messages.${place}.indicator`, 'indicator_not_in_instrument')
    }
    if (
      category !== null &&
      !named.categories.some((each) => each.id === category && each.instrument === instrument)
    )
      throw fieldProblem(`messages.${place}.category`, 'validation_error')
  })
}
