import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../../../kit/actions/use-action.ts'

export const useAccountAction = () => {
  const queryClient = useQueryClient()
  return useAction({ refresh: () => queryClient.invalidateQueries({ queryKey: ['users'] }) })
}
