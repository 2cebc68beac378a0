import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../../../kit/actions/use-action.ts'

/** Something done to an account at once. */
export const useAccountAction = () => {
  const queryClient = useQueryClient()
  return useAction({ refresh: () => queryClient.invalidateQueries({ queryKey: ['users'] }) })
}
