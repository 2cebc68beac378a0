import { strengthsOf } from 'contract/evaluation/scores/scores'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Card } from '../../../../../ui/cards/Card.tsx'
import { indicatorOf, optionNow, type Planning } from '../planning.ts'
import { IndicatorLine } from './IndicatorLine.tsx'

/** The school's five highest indicators. */
export function StrengthsCard({ planning }: { planning: Planning }) {
  const { t } = useTranslation()
  const rated = planning.ready.indicators.map(({ indicator: { id } }) => {
    const option = optionNow(planning, id)
    return { id, answered: option !== undefined, points: option?.points ?? null }
  })
  const isOpen = rated.some(({ answered }) => !answered)
  const strengths = isOpen ? [] : strengthsOf(rated)
  return (
    <Card title={t('plan.strengths')} hint={t('plan.strengthsHint')}>
      {strengths.length === 0 ? (
        <p className="text-15 text-text2">{isOpen ? t('scores.untilAll') : t('plan.noStrengths')}</p>
      ) : (
        <ul className="grid gap-2.5">
          {strengths.map(({ id }) => (
            <li key={id}>
              <IndicatorLine indicator={indicatorOf(planning, id)} option={optionNow(planning, id)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
