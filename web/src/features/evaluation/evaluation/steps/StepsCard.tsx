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

const CloseLine = lazily(async () => (await import('./CloseLine.tsx')).CloseLine)
const FinishReview = lazily(loadFinishReview)
const OpenNextLine = lazily(async () => (await import('./OpenNextLine.tsx')).OpenNextLine)

/** What happens next to a line that is not open any more, and who has done what to it. */
export function StepsCard({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const actor = useActor()
  const { detail } = ready
  const { line } = detail
  const place = placeOf(detail)
  const isLatest = detail.lines.at(-1)?.id === line.id
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
        {line.status === 'IN REVIEW' && can(actor, 'line.review', place) && (
          <div className="grid min-h-29 content-start gap-2">
            <FinishReview ready={ready} />
          </div>
        )}
        {line.status === 'VALIDATED' && can(actor, 'line.close', place) && <CloseLine ready={ready} />}
        {line.status === 'CLOSED' &&
          isLatest &&
          detail.lines.length < 3 &&
          can(actor, 'line.open', place) && <OpenNextLine ready={ready} />}
      </div>
    </Card>
  )
}
