import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../../../kit/actions/use-action.ts'

/** Invalidates the plan; resolves when it was read again. */
export const useRefreshPlan = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['plans'] })
}

export const usePlanAction = (onProblem?: (problem: string) => void) => {
  const refresh = useRefreshPlan()
  return useAction({ refresh, ...(onProblem && { onProblem }) })
}
