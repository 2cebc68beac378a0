import type { jobCalls } from 'contract/exchange/jobs'
import type { Described } from '../platform/http/feature.ts'

export const described: Described<typeof jobCalls> = {
  noun: 'Long work',
  calls: {
    read: [
      'How far long work is, and what came of it, for the person who asked for it; the rows of an import page by page.',
      'not_found',
    ],
  },
}
