import { useQueryClient } from '@tanstack/react-query'
import type { Suggestion } from 'contract/instrument/suggestions'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ActionDialog } from '../../../kit/actions/ActionDialog.tsx'
import { readSuggestionsAnew, removeSuggestion } from './queries.ts'

type Props = { suggestion: Suggestion; onClose: () => void }

export function DeleteSuggestionDialog({ suggestion, onClose }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return (
    <ActionDialog
      title={t('suggestions.deleteTitle')}
      confirm={t('suggestions.deleteConfirm')}
      done={t('suggestions.deleted')}
      action={() => removeSuggestion(suggestion.id, suggestion.version)}
      onClose={onClose}
      refresh={() => readSuggestionsAnew(queryClient)}
    >
      <p lang={suggestion.language} className="font-medium text-text wrap-anywhere">
        {suggestion.text}
      </p>
      <p className="mt-2">{t('suggestions.deleteText')}</p>
    </ActionDialog>
  )
}
