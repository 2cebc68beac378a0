import { useQuery } from '@tanstack/react-query'
import { type ReportPlace, reportsQuery } from './queries.ts'

export const useReports = (place: ReportPlace, page: number) => useQuery(reportsQuery(place, page))
