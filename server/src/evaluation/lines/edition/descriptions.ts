import type { editionMoveCalls } from 'contract/evaluation/edition-moves'
import type { Described } from '../../../platform/http/feature.ts'

export const described: Described<typeof editionMoveCalls> = {
  noun: 'Moving a line to another edition',
  calls: {
    choices: [
      'The newer editions that an open line may be moved to, and for each what carries over.',
      'line_not_open',
      'line_was_submitted',
      'rating_round_open',
      'rating_not_agreed',
    ],
    move: [
      'Moves an open line to a newer edition. Answers to what asks the same go on; all others are shown beside the question, which is answered anew. A line that follows others goes on in an evaluation of its own.',
      'line_not_open',
      'line_was_submitted',
      'rating_round_open',
      'rating_not_agreed',
      'edition_not_offered',
      'evaluation_exists',
      'version_conflict',
    ],
    former: ['What a line held before it was moved, and where its edition has no place for it.'],
    removeReason: [
      'Takes away the reason of an answer that was put aside when its line moved: it may name a learner. The answer stays. While the line is open; who may hide notes, at any time.',
      'cycle_not_open',
    ],
    removeRating: [
      'The same of the reason that one of two people gave who answered a domain alone in the edition before.',
      'cycle_not_open',
    ],
    removeAgreement: ['The same of the reason on which the two agreed.', 'cycle_not_open'],
    removePlan: [
      'The same of the plan of a duty that was put aside; the answer to the duty stays.',
      'cycle_not_open',
    ],
  },
}
