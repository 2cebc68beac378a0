import { useQuery } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import type { Indicator } from 'contract/instrument/instruments'
import { formatDate } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { reviewMarksQuery } from './review-queries.ts'

/**
 * For people who do not review the line now: what changed since the last submission, what was requested, and for
 * reviewers what was decided.
 */
export function IndicatorReview({ ready, indicator }: { ready: EvaluationReady; indicator: Indicator }) {
  const { t } = useTranslation()
  const actor = useActor()
  const { detail } = ready
  const { line } = detail
  const { data: marks } = useQuery({
    ...reviewMarksQuery(line.id),
    enabled: can(actor, 'line.review', placeOf(detail)),
  })
  const isInReview = line.status === 'IN REVIEW'
  const change = isInReview
    ? line.changed_since_submission.find((each) => each.indicator === indicator.id)
    : undefined
  const sent = line.reviews
    .flatMap(({ messages }) => messages)
    .filter((message) => message.indicator === indicator.id)
  const mark = marks?.find((each) => each.indicator === indicator.id)
  if (!change && sent.length === 0 && !mark) return null
  return (
    <div className="mt-3 grid gap-3">
      <Banner tone="info" {...(change && { title: t('review.changedHere') })}>
        {change && (
          <p>
            {t('review.fromTo', {
              from: change.from ?? t('review.none'),
              to: change.to ?? t('review.none'),
            })}
          </p>
        )}
        {sent.map(({ text }) => (
          <p key={text}>{t('review.askedBefore', { text })}</p>
        ))}
        {mark && !isInReview && (
          <p>
            {mark.verdict === 'agree' ? t('review.agreed') : t('review.askedFor')}{' '}
            {t('review.by', { name: mark.by.name })}, {formatDate(mark.at)}
          </p>
        )}
      </Banner>
    </div>
  )
}
