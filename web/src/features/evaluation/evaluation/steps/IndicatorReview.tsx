import { can } from 'contract/access/permissions'
import type { Indicator } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { ReviewBox } from './ReviewBox.tsx'

/**
 * While a line is in review: what changed in this indicator since the submission before, and the reviewer's judgement.
 */
export function IndicatorReview({ ready, indicator }: { ready: EvaluationReady; indicator: Indicator }) {
  const { t } = useTranslation()
  const actor = useActor()
  const { detail } = ready
  const { line } = detail
  if (line.status !== 'IN REVIEW') return null
  const change = line.changed_since_submission.find((each) => each.indicator === indicator.id)
  const sent = line.reviews
    .flatMap(({ messages }) => messages)
    .filter((message) => message.indicator === indicator.id)
  return (
    <div className="mt-3 grid gap-3">
      {(change || sent.length > 0) && (
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
        </Banner>
      )}
      {can(actor, 'line.review', placeOf(detail)) && (
        <ReviewBox line={line.id} target={{ indicator: indicator.id }} name={indicator.code} />
      )}
    </div>
  )
}
