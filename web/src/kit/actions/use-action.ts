import { Problem } from 'contract/platform/problems'
import { useState } from 'react'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { showToast } from '../../ui/messages/toasts.ts'

type Settings = {
  /** Invalidates what the action changed; resolves when the page shows it. */
  refresh: () => Promise<unknown>
  /** After a refusal other people's changes are read too, unless that would remove the message. */
  isReadAfterRefusal?: boolean
  /** Called with the text of a refusal, for pages without a place for it. */
  onProblem?: (problem: string) => void
}

export const useAction = ({ refresh, isReadAfterRefusal = true, onProblem }: Settings) => {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  return {
    problem,
    isPending,
    clear: () => setProblem(undefined),
    run: async (
      action: () => Promise<unknown>,
      done: string,
      textsFor = (error: unknown): string => problemText(t, error),
    ): Promise<boolean> => {
      setPending(true)
      setProblem(undefined)
      try {
        await action()
        await refresh()
        showToast('success', done)
        return true
      } catch (error) {
        const text = textsFor(error)
        setProblem(text)
        onProblem?.(text)
        if (isReadAfterRefusal && error instanceof Problem && error.status < 500) await refresh()
        return false
      } finally {
        setPending(false)
      }
    },
  }
}
