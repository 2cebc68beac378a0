import type { dutyCalls } from 'contract/evaluation/duties'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof dutyCalls> = {
  noun: 'Duties',
  calls: {
    list: ['The duties of safety and rights that a line has answered. They stand outside its score.'],
    set: [
      'Answers a duty with yes or no, with a plan where it is not kept, or takes the answer away.',
      'cycle_not_open',
      'does_not_exist',
      'line_edition_moved',
    ],
  },
}
