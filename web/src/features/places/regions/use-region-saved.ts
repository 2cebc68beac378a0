import { useQueryClient } from '@tanstack/react-query'

/** Schools and evaluations name their region and its country; a country counts its regions. */
const touched = ['regions', 'countries', 'schools', 'evaluations']

/** Has everything read anew in which a region that was written or deleted is to be seen. */
export const useRegionSaved = () => {
  const queryClient = useQueryClient()
  return () => {
    for (const key of touched) void queryClient.invalidateQueries({ queryKey: [key] })
  }
}
