import type { schoolOverviewCalls } from 'contract/insight/results/school-overview'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof schoolOverviewCalls> = {
  noun: 'Overview of a school',
  calls: {
    read: [
      'Where a school stands: its evaluations, and of the line at work evidence, plan and open comments; who represents it, and the latest steps of all its lines.',
    ],
    similar: [
      'A school beside the middle half of the schools of its country with the same management and type, itself among them. Nobody chooses the group, and its numbers are steps of 5 percent.',
    ],
  },
}
