import { jobCalls } from 'contract/exchange/jobs'
import { found } from 'contract/platform/problems'
import { written } from '../platform/http/bodies/written.ts'
import { feature } from '../platform/http/feature.ts'
import { offsetOf } from '../platform/http/paging.ts'
import { ownJob } from '../platform/jobs/queries.ts'
import { rowsOfImport } from './imports/queries.ts'
import { described } from './job-descriptions.ts'

export const jobs = feature(jobCalls, described, {
  read: async ({ db, actor, parameters, query }) => {
    const { id, kind, status, progress, answer } = found(await ownJob(db, actor.id, parameters.id))
    const job = { id, kind, status, progress, answer }
    if (kind !== 'import' || status !== 'done') return written(JSON.stringify(job))
    const { deed, page, page_size } = query
    const rows = await rowsOfImport(db, id, {
      deed,
      ...(page !== undefined && { window: { limit: page_size, offset: offsetOf({ page, page_size }) } }),
    })
    const head = JSON.stringify({ ...job, answer: { ...answer, rows: [] } })
    return written(`${head.slice(0, -4)}${rows}}}`)
  },
})
