import type { CompleteResults } from 'contract/insight/results/school-results'
import { formatScore } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { resultTexts } from '../../../../kit/lines/result-texts.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { ChangeTexts } from './ChangeTexts.tsx'

export function FactsCard({ shown }: { shown: CompleteResults }) {
  const { t } = useTranslation()
  const { overall } = shown
  const { percent, weighted_percent: weighted, self_percent: self } = overall
  return (
    <Card title={t('results.inWords')}>
      <div className="grid gap-x-8 gap-y-4 wide:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_auto]">
        <ul className="grid content-start gap-2 text-18 leading-normal">
          {resultTexts(t, shown).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {percent !== null && (
          <div className="wide:max-w-96 wide:border-s wide:border-border wide:ps-8">
            <p className="text-14 font-medium text-text2">{t('scores.overall')}</p>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <strong className="text-[2.75rem] leading-none font-heavy tabular-nums">
                {formatScore(percent)}
              </strong>
              <span className="text-text2">{t('results.of100')}</span>
            </p>
            <div className="mt-2 grid gap-1 text-14 text-text2">
              {overall.compared && (
                <ChangeTexts percent={percent} change={overall.change} compared={overall.compared} />
              )}
              {weighted !== null && <p>{t('scores.weightedIs', { percent: formatScore(weighted) })}</p>}
              {self !== null && <p>{t('results.selfPercent', { percent: formatScore(self) })}</p>}
            </div>
          </div>
        )}
      </div>
    </Card>
  )
}
