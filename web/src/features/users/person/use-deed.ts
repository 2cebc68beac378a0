import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../i18n/problem-text.ts'
import { showToast } from '../../../ui/messages/toasts.ts'

/** Something done to an account at once: what was done is told, what was refused is said in words. */
export const useDeed = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const run = async (
    deed: () => Promise<unknown>,
    done: string,
    wordsFor = (error: unknown): string => problemText(t, error),
  ): Promise<void> => {
    if (isPending) return
    setPending(true)
    setProblem(undefined)
    try {
      await deed()
      showToast('success', done)
    } catch (error) {
      setProblem(wordsFor(error))
    } finally {
      setPending(false)
      await queryClient.invalidateQueries({ queryKey: ['users'] })
    }
  }
  return { run, problem, isPending }
}
