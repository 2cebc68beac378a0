import { formatScore } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import type { domainFigures } from './figures.ts'

type Props = { ready: EvaluationReady; domains: ReturnType<typeof domainFigures> }

/** Domains with a high weight and a low result, the most urgent first. */
export function PrioritiesCard({ ready: { categories }, domains }: Props) {
  const { t } = useTranslation()
  const isOpen = domains.some(({ answered, indicators }) => answered < indicators)
  const ranked = (isOpen ? [] : domains)
    .filter(({ priority }) => priority > 0)
    .sort((one, other) => other.priority - one.priority)
  return (
    <Card title={t('scores.priorities')} hint={t('scores.prioritiesHint')}>
      {ranked.length === 0 ? (
        <p className="text-15 text-text2">{t('scores.noPriorities')}</p>
      ) : (
        <ol className="grid grid-cols-1 gap-2">
          {ranked.map(({ category, priority }, index) => {
            const domain = categories.find(({ id }) => id === category)
            return (
              <li key={category} className="flex items-baseline gap-2 text-15">
                <span className="w-5 shrink-0 font-strong tabular-nums text-text2">{index + 1}.</span>
                <span className="min-w-0 flex-1 wrap-anywhere">{domain?.name}</span>
                <span className="font-strong tabular-nums">{formatScore(priority)}</span>
              </li>
            )
          })}
        </ol>
      )}
    </Card>
  )
}
