import { isCaseNumber, practiceCaseCalls } from 'contract/instrument/practice-cases'
import { Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { feature } from '../../platform/http/feature.ts'
import { described } from './descriptions.ts'
import { choicesOf, clearChoices, correctionsIn, declineProposal, isProposed, saveChoice } from './queries.ts'

/** Only own rows for everybody; practice is not audited (decision 217). */
export const practiceCases = feature(practiceCaseCalls, described, {
  list: async ({ db, actor, language }) => ({
    choices: await choicesOf(db, actor.id),
    proposed: await isProposed(db, actor.id),
    corrections: await correctionsIn(db, language),
  }),

  choose: ({ db, actor, parameters, body }) => {
    if (!isCaseNumber(parameters.case)) throw new Problem('not_found')
    return saveChoice(db, { user: actor.id, number: parameters.case, option: body.option })
  },

  clear: async ({ db, actor }) => {
    await clearChoices(db, actor.id)
    return done('practice_cleared')
  },

  decline: async ({ db, actor }) => {
    await declineProposal(db, actor.id)
    return done('proposal_declined')
  },
})
