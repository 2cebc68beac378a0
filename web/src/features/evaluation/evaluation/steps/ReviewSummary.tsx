import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { addressOfIndicator } from '../where/use-where.ts'
import { useReview } from './use-review.ts'

/** For the reviewer: what changed since the submission before, and the requests written so far. */
export function ReviewSummary({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const { detail, indicators } = ready
  const { line } = detail
  const placed = new Map(indicators.map((each) => [each.indicator.id, each.indicator]))
  const requests = useReview(line.id).messages
  const isFirst = !line.reviews.some(({ kind }) => kind === 'returned')
  return (
    <div className="grid gap-5">
      <h1>{t('review.title')}</h1>
      <Card title={t('review.changed')} isFlush>
        {line.changed_since_submission.length === 0 ? (
          <EmptyState title={isFirst ? t('review.first') : t('review.nothingChanged')} />
        ) : (
          <ul>
            {line.changed_since_submission.map(({ indicator, from, to }) => {
              const { code, name } = placed.get(indicator) ?? { code: '', name: '' }
              return (
                <li key={indicator} className="border-t border-border px-5 py-3">
                  <Link href={addressOfIndicator(detail, code)}>
                    {code} {name}
                  </Link>
                  <p className="text-14 text-text2">
                    {t('review.fromTo', { from: from ?? t('review.none'), to: to ?? t('review.none') })}
                  </p>
                </li>
              )
            })}
          </ul>
        )}
      </Card>
      <Card title={t('review.requests', { count: requests.length })} isFlush>
        {requests.length === 0 ? (
          <EmptyState title={t('review.noRequests')}>{t('review.noRequestsText')}</EmptyState>
        ) : (
          <ul>
            {requests.map((request) => {
              const indicator = placed.get(request.indicator ?? 0)
              return (
                <li
                  key={`${request.indicator} ${request.category} ${request.stage}`}
                  className="border-t border-border px-5 py-3"
                >
                  {indicator && (
                    <Link href={addressOfIndicator(detail, indicator.code)}>
                      {indicator.code} {indicator.name}
                    </Link>
                  )}
                  <p>{request.text}</p>
                </li>
              )
            })}
          </ul>
        )}
      </Card>
    </div>
  )
}
