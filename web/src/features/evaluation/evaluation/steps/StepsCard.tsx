import { can } from 'contract/access/permissions'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Dated } from '../../../../ui/text/Dated.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { loadFinishReview } from './load-review.ts'

const FinishReview = lazily(loadFinishReview)

export function StepsCard({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const actor = useActor()
  const { detail } = ready
  const { line } = detail
  const history = [
    line.submitted_at &&
      t('steps.submittedBy', {
        name: line.submitted_by?.name ?? '',
        time: formatDateTime(line.submitted_at),
      }),
    line.reviewed_at &&
      t('steps.reviewedBy', { name: line.reviewed_by?.name ?? '', time: formatDateTime(line.reviewed_at) }),
    line.closed_at &&
      t('steps.closedBy', { name: line.closed_by?.name ?? '', time: formatDateTime(line.closed_at) }),
  ].filter((text) => text !== null)
  return (
    <Card isCompact title={t(`ui.status.${line.status}`)}>
      <ul className="grid gap-1 text-14 text-text2">
        {history.map((text) => (
          <li key={text}>
            <Dated>{text}</Dated>
          </li>
        ))}
      </ul>
      <div className="mt-2 grid gap-2 empty:hidden">
        {line.status === 'IN REVIEW' && can(actor, 'line.review', placeOf(detail)) && (
          <div className="grid min-h-29 content-start gap-2">
            <FinishReview ready={ready} />
          </div>
        )}
      </div>
    </Card>
  )
}
