import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../../../kit/actions/use-action.ts'

/** Reads the plan anew; resolves when the page shows what is saved. */
export const useRefreshPlan = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['plans'] })
}

/** One change of the plan. */
export const usePlanAction = (onProblem?: (problem: string) => void) => {
  const refresh = useRefreshPlan()
  return useAction({ refresh, ...(onProblem && { onProblem }) })
}
