import { permit } from 'contract/access/permissions'
import { editionMoveCalls } from 'contract/evaluation/edition-moves'
import { found } from 'contract/platform/problems'
import { defined } from 'contract/platform/typed'
import { feature } from '../../../platform/http/feature.ts'
import { lineInScope } from '../queries.ts'
import { described } from './descriptions.ts'
import { editionsFor } from './edition-queries.ts'
import { formerParts } from './former-queries.ts'
import { lineToMove } from './line-queries.ts'
import { assertMovable } from './may-move.ts'
import { moveEdition } from './move-edition.ts'
import { previewsOf, wayTo } from './preview.ts'
import { removeText } from './remove-text.ts'

export const editionMoves = feature(editionMoveCalls, described, {
  choices: async ({ db, actor, language, parameters }) => {
    const line = found(await lineToMove(db, actor, parameters.id))
    assertMovable(actor, line)
    const editions = await editionsFor(db, language, line.country)
    const { id, name } = defined(editions.find((edition) => edition.id === line.instrument))
    const ways = editions.flatMap((edition) => {
      const way = edition.isOffered && wayTo(edition, line.instrument, editions)
      return way ? [way] : []
    })
    const choices = await previewsOf({ db, language, line }, ways)
    return { version: line.version, instrument: { id, name }, choices }
  },

  move: (context) => moveEdition(context),

  former: async ({ db, actor, language, parameters }) => {
    const line = found(await lineInScope(db, actor, parameters.id))
    permit(actor, 'line.read', line)
    return formerParts(db, language, line.id)
  },

  removeReason: (context) => removeText(context, { kind: 'reason', id: context.parameters.answer }),

  removeRating: (context) => {
    const { indicator, rater } = context.parameters
    return removeText(context, { kind: 'rating', indicator, rater })
  },

  removeAgreement: (context) =>
    removeText(context, { kind: 'agreement', indicator: context.parameters.indicator }),

  removePlan: (context) => removeText(context, { kind: 'plan', id: context.parameters.duty }),
})
