import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../i18n/problem-text.ts'
import { showToast } from '../../../ui/messages/toasts.ts'

/** Carries out a step of a line's life: pending, refused with words, or done with a message and fresh lists. */
export const useStep = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  return {
    problem,
    isPending,
    clear: () => setProblem(undefined),
    /** True when it was done. */
    run: async (deed: () => Promise<unknown>, done: string): Promise<boolean> => {
      setPending(true)
      setProblem(undefined)
      try {
        await deed()
        await queryClient.invalidateQueries({ queryKey: ['evaluations'] })
        showToast('success', done)
        return true
      } catch (error) {
        setProblem(problemText(t, error))
        return false
      } finally {
        setPending(false)
      }
    },
  }
}
