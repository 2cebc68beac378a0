import type { practiceCaseCalls } from 'contract/instrument/practice-cases'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof practiceCaseCalls> = {
  noun: 'Practice cases',
  calls: {
    list: [
      'What one chose oneself in the cases to practise judging on, whether they are still proposed, and words of them that were corrected. Nobody else reads it.',
    ],
    choose: ['Keeps one’s own letter of a case, or that one looked without choosing.', 'not_found'],
    clear: ['Deletes all that one chose, to begin again.'],
    decline: ['The cases are not proposed to this person any more.'],
  },
}
