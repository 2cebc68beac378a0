import type { vacancyCalls } from 'contract/insight/vacancies'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof vacancyCalls> = {
  noun: 'Vacancies',
  calls: {
    list: [
      'Within reach: countries, regions and schools where nobody is active, lines in review that nobody may review, and places whose only person has not signed in for long or let the invitation lapse.',
    ],
  },
}
