import type { findingCalls } from 'contract/insight/statistics/findings'
import type { Described } from '../../../platform/http/feature.ts'

export const described: Described<typeof findingCalls> = {
  noun: 'Statistics',
  calls: {
    weakPoints: [
      'The indicators with letter A, B or no evidence, those first that touch most learners with a disability. Learners are added up over the schools whose list shows them.',
    ],
    weakSchools: [
      'The schools in which an indicator is weak, at most 1,000, those with most learners first.',
    ],
    trend: [
      'The mean of all schools year by year, each with its last validated or closed line until then, and of the schools that stayed.',
    ],
    similar: [
      'The mean of a region in each domain, and the middle half of the schools elsewhere in its country, by the same filters.',
    ],
    means: [
      'The mean of each country, region or school within reach that has schools, also of those where none is evaluated.',
    ],
    outlines: [
      'The outlines of the countries within reach that have schools, drawn on one map (Natural Earth), with the place for the number of each.',
    ],
  },
}
