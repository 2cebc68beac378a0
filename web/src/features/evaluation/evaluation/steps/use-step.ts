import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../../../kit/actions/use-action.ts'

/**
 * A step of a line's life. A refusal leaves the page as it is until it was read; `clear` then reads the line again.
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
