import { useQuery } from '@tanstack/react-query'
import { type ReportPlace, reportsQuery } from './queries.ts'

/** A page of the reports of a place. */
export const useReports = (place: ReportPlace, page: number) => useQuery(reportsQuery(place, page))
