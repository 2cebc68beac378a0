import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { Review } from 'contract/evaluation/lines'
import type { CategoryOutline } from 'contract/instrument/instruments'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { langOf } from '../../../../i18n/language-of-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Avatar } from '../../../../ui/figures/Avatar.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { placedIndicators, placeOfMessage } from './continue-at.ts'

type Props = { detail: EvaluationDetail; categories: readonly CategoryOutline[] }

export function ReviewerCard({ detail, categories }: Props) {
  const { t } = useTranslation()
  const { line } = detail
  const latest = line.reviews.reduce<Review | undefined>(
    (last, review) => (last === undefined || review.at > last.at ? review : last),
    undefined,
  )
  if (!latest || latest.messages.length === 0) return null
  const indicators = placedIndicators(categories)

  const placeOf = (message: Review['messages'][number]) => {
    const place = placeOfMessage(indicators, message)
    if (!place) return null
    const { code } = place.indicator
    const { name: domain } = place.category
    const { stage } = message
    if (place.isNamed) return { code, label: t('home.goToIndicator', { code }) }
    return {
      code,
      label:
        stage === null
          ? t('home.goToDomain', { domain })
          : t('home.goToStage', { domain, stage: t(`ui.stage.${stage}`) }),
    }
  }

  return (
    <Card title={t('home.reviewer')} isFlush>
      <ul>
        {latest.messages.map((message, index) => {
          const place = placeOf(message)
          return (
            <li key={index} className="flex gap-3 border-t border-border px-4 py-3 text-15 wide:px-5">
              <Avatar name={latest.by.name} />
              <div className="min-w-0">
                <p lang={langOf(message.text)}>{message.text}</p>
                <p className="text-13 text-text2">
                  {latest.by.name} · <time dateTime={latest.at}>{formatDateTime(latest.at)}</time>
                </p>
                {place && (
                  <Link
                    variant="strong"
                    href={addressOfEvaluation(detail, { line: line.id, indicator: place.code })}
                  >
                    {place.label}
                  </Link>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
