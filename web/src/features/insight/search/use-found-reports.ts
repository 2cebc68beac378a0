import { useQuery } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { useActor } from '../../../session/use-session.ts'
import { addressOfReport, foundReportsQuery } from '../reports/found-queries.ts'
import type { Category } from './categories.ts'
import { rowsOf, stateOf } from './found.ts'

/** Reports by their titles; null for who reads none. */
export const useFoundReports = (
  query: { search: string; page_size: number },
  isSearching: boolean,
): Category | null => {
  const mayRead = can(useActor(), 'report.read')
  const reports = useQuery({ ...foundReportsQuery(query), enabled: isSearching && mayRead })
  if (!mayRead) return null
  return {
    name: 'reports',
    ...stateOf(reports),
    hits: rowsOf(reports).map((report) => ({
      id: `report-${report.id}`,
      href: addressOfReport(report),
      label: report.title,
      hint: `${(report.country ?? report.region)?.name ?? ''} ${report.year}`,
    })),
  }
}
