import type { ExportSubject } from 'contract/exports'
import type { Does } from '../jobs/kind.ts'
import { exportList } from './export-list.ts'
import type { Lists } from './list-asked.ts'
import { exportStatistics } from './statistics/export-statistics.ts'

/** Makes the file of whatever subject was asked for. */
export const exporter = (known: () => Lists): Does => {
  const list = exportList(known)
  return (work) =>
    (work.asked.subject as ExportSubject) === 'statistics' ? exportStatistics(work) : list(work)
}
