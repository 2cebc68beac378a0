import { useQueryClient } from '@tanstack/react-query'

/** Schools and evaluations show their region and its country; a country shows its number of regions. */
const touched = ['regions', 'countries', 'schools', 'evaluations']

/** Invalidates every query that shows regions. */
export const useRegionSaved = () => {
  const queryClient = useQueryClient()
  return () => {
    for (const key of touched) void queryClient.invalidateQueries({ queryKey: [key] })
  }
}
