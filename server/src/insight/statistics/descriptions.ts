import type { statisticsCalls } from 'contract/insight/statistics/statistics'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof statisticsCalls> = {
  noun: 'Statistics',
  calls: {
    evaluations: [
      'Figures of evaluation lines by country, region or school. Small numbers are hidden.',
      'invalid_statistic_type',
      'invalid_model_type',
    ],
    schools: [
      'Figures of schools by country, region or school. Small numbers are hidden.',
      'invalid_statistic_type',
      'invalid_model_type',
    ],
  },
}
