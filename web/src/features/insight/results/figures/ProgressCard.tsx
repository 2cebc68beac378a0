import { progressOfLine } from 'contract/insight/results/results-shown'
import type { LineResults } from 'contract/insight/results/school-results'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { resultTexts } from '../../../../kit/lines/result-texts.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { ProgressBar } from '../../../../ui/figures/ProgressBar.tsx'

/** Shown in place of results while answers are missing. */
export function ProgressCard({ shown }: { shown: LineResults }) {
  const { t } = useTranslation()
  const { answered, indicators } = progressOfLine(shown)
  return (
    <Card title={t('results.howFar')}>
      {resultTexts(t, shown).map((sentence) => (
        <p key={sentence} className="text-18 leading-normal">
          {sentence}
        </p>
      ))}
      <div className="mt-3">
        <ProgressBar label={t('evaluation.answered')} value={answered} max={indicators} />
      </div>
    </Card>
  )
}
