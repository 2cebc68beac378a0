import { editionMoveCalls } from 'contract/evaluation/edition-moves'
import { ask } from '../../../../session/ask.ts'

export type FormerTextOf =
  | { kind: 'reason' | 'plan'; id: number }
  | { kind: 'rating'; indicator: number; rater: number }
  | { kind: 'agreement'; indicator: number }

export const removeFormerText = (line: number, text: FormerTextOf) => {
  switch (text.kind) {
    case 'reason':
      return ask(editionMoveCalls.removeReason, { parameters: { id: line, answer: text.id } })
    case 'plan':
      return ask(editionMoveCalls.removePlan, { parameters: { id: line, duty: text.id } })
    case 'rating':
      return ask(editionMoveCalls.removeRating, {
        parameters: { id: line, indicator: text.indicator, rater: text.rater },
      })
    case 'agreement':
      return ask(editionMoveCalls.removeAgreement, { parameters: { id: line, indicator: text.indicator } })
  }
}
