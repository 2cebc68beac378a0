import { useQueryClient } from '@tanstack/react-query'
import { Problem } from 'contract/problems'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../i18n/problem-text.ts'
import { showToast } from '../../../ui/messages/toasts.ts'

/** Reads the plan anew; resolves when the page shows what is saved. */
export const useRefreshPlan = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['plans'] })
}

/**
 * One change of the plan: pending, refused with words, or done with a message and the fresh plan. Where there is no
 * place for the words of a refusal, `onProblem` tells them.
 */
export const usePlanDeed = (onProblem?: (problem: string) => void) => {
  const { t } = useTranslation()
  const refresh = useRefreshPlan()
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  return {
    problem,
    isPending,
    /** True when it was done. */
    run: async (deed: () => Promise<unknown>, done: string): Promise<boolean> => {
      setPending(true)
      setProblem(undefined)
      try {
        await deed()
        await refresh()
        showToast('success', done)
        return true
      } catch (error) {
        const words = problemText(t, error)
        setProblem(words)
        onProblem?.(words)
        if (error instanceof Problem && error.status < 500) await refresh()
        return false
      } finally {
        setPending(false)
      }
    },
  }
}
