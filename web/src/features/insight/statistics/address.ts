import type { StatisticsSearch } from './search.ts'

export const addressOfStatistics = (search: StatisticsSearch): string => {
  const parameters = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return parameters.size > 0 ? `/statistics?${parameters}` : '/statistics'
}
