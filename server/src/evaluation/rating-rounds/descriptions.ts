import type { ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof ratingRoundCalls> = {
  noun: 'Two raters',
  calls: {
    list: [
      "The domains of a line that two people answer alone, with one's own letters. Those of the other, and how far both are of one mind, come once both are finished.",
    ],
    open: [
      'Has two people answer domains of an open line alone. A domain takes no answers on the line until both are finished, and has none yet. Whoever did not ask is notified.',
      'cycle_not_open',
      'does_not_exist',
      'domain_answered',
      'rating_round_open',
    ],
    rate: [
      'Gives a letter as one of the two people, or takes it back.',
      'cycle_not_open',
      'line_edition_moved',
      'rating_finished',
      'indicator_not_found',
      'does_not_exist',
      'option_not_in_scale',
      'na_not_allowed',
    ],
    finish: [
      'Says that all letters are given. With the second person letters are shown to both, and where they are the same they become answers of the line.',
      'cycle_not_open',
      'line_edition_moved',
      'rating_finished',
      'results_missing',
    ],
    agree: [
      'Writes the letter on which the two agree, with the reason, as the answer of the line.',
      'cycle_not_open',
      'line_edition_moved',
      'rating_unfinished',
      'indicator_not_found',
      'does_not_exist',
      'option_not_in_scale',
      'na_not_allowed',
    ],
    end: [
      "Ends a round in which not both are finished. Its letters are deleted, but for one's own where they are to become answers of the line.",
      'cycle_not_open',
      'line_edition_moved',
      'rating_finished',
    ],
    agreement: [
      'How far two people who answered alone are of one mind: in the lines of a school, in the school, and for who looks after schools in its region, of three schools or more.',
    ],
  },
}
