import { useQueryClient } from '@tanstack/react-query'
import { useDeed } from '../../../../kit/actions/use-deed.ts'

/** Reads the plan anew; resolves when the page shows what is saved. */
export const useRefreshPlan = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['plans'] })
}

/** One change of the plan. */
export const usePlanDeed = (onProblem?: (problem: string) => void) => {
  const refresh = useRefreshPlan()
  return useDeed({ refresh, ...(onProblem && { onProblem }) })
}
