import { exportCalls } from 'contract/exchange/export-calls'
import { importCalls } from 'contract/exchange/import-calls'
import { jobCalls } from 'contract/exchange/jobs'
import { rowsOf } from '../row.ts'

export const workRows = [
  ...rowsOf(jobCalls, {
    read: { may: '– O O O O O', asks: async (at, by) => ({ parameters: { id: await at.dryRun(by) } }) },
  }),
  ...rowsOf(importCalls, {
    start: { may: '– D A A A A', asks: () => ({ form: { kind: 'schools' } }) },
    apply: { may: '– O O O O O', asks: async (at, by) => ({ parameters: { id: await at.dryRun(by) } }) },
    template: { may: '– D A A A A', asks: () => ({ query: { kind: 'schools' } }) },
  }),
  ...rowsOf(exportCalls, {
    start: {
      may: '– A A A A A',
      asks: () => ({ body: { subject: 'list', query: '/api/school/', format: 'csv' } }),
    },
    file: { may: '– O O O O O', asks: async (at, by) => ({ parameters: { id: await at.fileMade(by) } }) },
  }),
]
