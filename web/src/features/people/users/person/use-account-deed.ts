import { useQueryClient } from '@tanstack/react-query'
import { useDeed } from '../../../../kit/actions/use-deed.ts'

/** Something done to an account at once. */
export const useAccountDeed = () => {
  const queryClient = useQueryClient()
  return useDeed({ refresh: () => queryClient.invalidateQueries({ queryKey: ['users'] }) })
}
