import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../../../kit/actions/use-action.ts'

/**
 * A step of a line's life. A refused one leaves the page as it is, since a line that others moved on has other steps;
 * `clear` reads it anew, when the words of the refusal were read.
 */
export const useStep = () => {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['evaluations'] })
  const step = useAction({ refresh, isReadAfterRefusal: false })
  return {
    ...step,
    clear: () => {
      if (step.problem !== undefined) void refresh()
      step.clear()
    },
  }
}
