import { useQueryClient } from '@tanstack/react-query'
import { Problem } from 'contract/problems'
import type { Suggestion } from 'contract/suggestions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../i18n/problem-text.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { removeSuggestion } from './queries.ts'

type Props = { suggestion: Suggestion; onClose: () => void }

export function DeleteSuggestionDialog({ suggestion, onClose }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const readAnew = () => void queryClient.invalidateQueries({ queryKey: ['suggestions'] })
  const remove = async () => {
    setPending(true)
    try {
      await removeSuggestion(suggestion.id, suggestion.version)
      showToast('success', t('suggestions.deleted'))
      onClose()
      readAnew()
    } catch (error) {
      setProblem(problemText(t, error))
      setPending(false)
      if (error instanceof Problem && error.code === 'version_conflict') readAnew()
    }
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('suggestions.deleteTitle')}
      confirm={t('suggestions.deleteConfirm')}
      onConfirm={() => void remove()}
      isPending={isPending}
      problem={problem}
    >
      <p lang={suggestion.language} className="font-medium text-text wrap-anywhere">
        {suggestion.text}
      </p>
      <p className="mt-2">{t('suggestions.deleteText')}</p>
    </ConfirmDialog>
  )
}
