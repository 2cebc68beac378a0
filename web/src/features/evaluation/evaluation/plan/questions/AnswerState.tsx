import { Check, CloudOff, CloudUpload, type IconNode } from 'lucide'
import { formatDateTime } from '../../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Icon } from '../../../../../ui/Icon.tsx'
import type { AnswerNow } from './use-answer.ts'

export function AnswerState({ answer }: { answer: AnswerNow }) {
  const { t } = useTranslation()
  const { state, saved } = answer
  const line = (icon: IconNode, tone: string, label: string) => (
    <span className={`inline-flex items-center gap-1.5 font-medium ${tone}`}>
      <Icon of={icon} size="small" />
      {label}
    </span>
  )
  if (state === 'waiting' || state === 'saving') return line(CloudUpload, 'text-text2', t('plan.saving'))
  if (state === 'device') return line(CloudOff, 'text-review', t('plan.onDevice'))
  if (state === 'saved' && saved)
    return line(Check, 'text-valid', t('plan.savedAt', { time: formatDateTime(saved.updated_at) }))
  return null
}
