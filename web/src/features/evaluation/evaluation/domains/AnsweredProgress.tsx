import { useTranslation } from '../../../../i18n/translation.tsx'
import { ProgressBar } from '../../../../ui/figures/ProgressBar.tsx'

export function AnsweredProgress({ answered, total }: { answered: number; total: number }) {
  const { t } = useTranslation()
  return (
    <div className="px-4.5 pt-3 pb-2">
      <p className="mb-2 flex justify-between font-strong tabular-nums">
        <span>{t('evaluation.progress')}</span>
        <span>{t('evaluation.ofTotal', { count: answered, total })}</span>
      </p>
      <ProgressBar label={t('evaluation.answered')} value={answered} max={total} />
    </div>
  )
}
