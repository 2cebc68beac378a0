import { useQueryClient } from '@tanstack/react-query'
import { type Result, resultCalls } from 'contract/evaluation/results'
import { problemText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ask } from '../../../../session/ask.ts'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { DeleteText } from '../texts/DeleteText.tsx'

type Props = { evaluation: number; code: string; result: Result }

/** Only an answer that the server has can be deleted. */
export function DeleteAnswer({ evaluation, code, result }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const remove = async () => {
    try {
      await ask(resultCalls.remove, { parameters: { id: result.id }, version: result.version })
      showToast('success', t('evaluation.answerDeleted'))
    } catch (error) {
      showToast('error', problemText(t, error))
    }
    await queryClient.invalidateQueries({ queryKey: ['evaluations', evaluation] })
  }
  return (
    <DeleteText
      variant="icon"
      label={t('evaluation.deleteAnswer')}
      of={code}
      title={t('evaluation.deleteAnswerOf', { code })}
      onDelete={remove}
    >
      {t('evaluation.deleteAnswerText')}
    </DeleteText>
  )
}
