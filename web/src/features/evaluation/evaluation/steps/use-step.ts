import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../../../kit/actions/use-action.ts'

/** A step of a line's life. A refused one leaves the page as it is: a line that others moved on has other steps. */
export const useStep = () => {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['evaluations'] })
  return useAction({ refresh, isReadAfterRefusal: false })
}
