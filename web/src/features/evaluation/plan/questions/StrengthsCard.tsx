import { strengthsOf } from 'contract/scores'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/Card.tsx'
import { indicatorOf, optionNow, type Planning } from '../planning.ts'
import { IndicatorLine } from './IndicatorLine.tsx'

/** What the school can build on: its five highest indicators. */
export function StrengthsCard({ planning }: { planning: Planning }) {
  const { t } = useTranslation()
  const rated = planning.ready.indicators.map(({ indicator, outcome, category }) => {
    const option = optionNow(planning, indicator.id)
    return {
      indicator: indicator.id,
      outcome: outcome.id,
      category: category.id,
      answered: option !== undefined,
      points: option?.points ?? null,
    }
  })
  const strengths = strengthsOf(rated)
  return (
    <Card title={t('plan.strengths')} hint={t('plan.strengthsHint')}>
      {strengths.length === 0 ? (
        <p className="text-15 text-text2">{t('plan.noStrengths')}</p>
      ) : (
        <ul className="grid gap-2.5">
          {strengths.map(({ indicator }) => (
            <li key={indicator}>
              <IndicatorLine
                indicator={indicatorOf(planning, indicator)}
                option={optionNow(planning, indicator)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
