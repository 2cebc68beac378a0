import { useQuery } from '@tanstack/react-query'
import type { Notification } from 'contract/messages/notifications'
import { CircleCheck, Eye, Lock, MessageSquare } from 'lucide'
import { formatDaysAgo } from '../../../../i18n/format-date.ts'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Badge } from '../../../../ui/figures/Badge.tsx'
import { StatusBadge } from '../../../../ui/figures/StatusBadge.tsx'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { LoadingRows } from '../../../../ui/waiting/LoadingRows.tsx'
import { evaluationsQuery } from '../../../evaluation/evaluations/queries.ts'
import { unreadCommentsQuery } from '../../../messages/notifications/queries.ts'
import { TaskRow } from './TaskRow.tsx'

/** Of each kind so many; who waits longest comes first. */
const shown = 5
const waiting = (status: 'IN REVIEW' | 'VALIDATED') =>
  evaluationsQuery({ status, order: 'updated_at', page_size: String(shown) })

/** Somebody who has commented several times on one line is one thing to look after. */
const byText = (rows: readonly Notification[]): { row: Notification; count: number }[] => {
  const found = new Map<string, { row: Notification; count: number }>()
  for (const row of rows) {
    const key = `${row.object_id} ${row.message}`
    found.set(key, { row: found.get(key)?.row ?? row, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()]
}

/** Lines to review, lines to close, and comments that nobody has read. */
export function NeedsYou() {
  const { t } = useTranslation()
  const toReview = useQuery(waiting('IN REVIEW'))
  const toClose = useQuery(waiting('VALIDATED'))
  const unread = useQuery(unreadCommentsQuery())
  const comments = byText(unread.data?.results ?? [])
  const rows = [
    ...(toReview.data?.results ?? []).map((row) => ({
      row,
      icon: Eye,
      title: t('home.review', { name: row.school.name }),
    })),
    ...(toClose.data?.results ?? []).map((row) => ({
      row,
      icon: Lock,
      title: t('home.close', { name: row.school.name }),
    })),
  ]
  const failed = [toReview, toClose].find(({ error }) => error)
  // all at once: a comment that came later would push what somebody already reads
  const isLoading = toReview.isPending || toClose.isPending || unread.isPending
  const total = (toReview.data?.count ?? 0) + (toClose.data?.count ?? 0) + comments.length
  return (
    <Card
      isFlush
      title={
        isLoading || failed ? t('home.needsYou') : t('home.needsYouCount', { total: formatNumber(total) })
      }
      aside={
        (toReview.data?.count ?? 0) > shown && (
          <span className="-my-2.5">
            <Link variant="strong" href="/evaluations?status=IN%20REVIEW">
              {t('home.seeAllReviews')}
            </Link>
          </span>
        )
      }
    >
      {failed || isLoading ? (
        <AnswerFallback query={[toReview, toClose]} waiting={<LoadingRows rows={3} />} />
      ) : total === 0 ? (
        <EmptyState icon={CircleCheck} title={t('home.nothingNeedsYou')}>
          {t('home.nothingNeedsYouText')}
        </EmptyState>
      ) : (
        <ul>
          {rows.map(({ row, icon, title }) => (
            <TaskRow
              key={`line ${row.line.id}`}
              icon={icon}
              href={addressOfEvaluation(row, { line: row.line.id })}
              title={title}
              badge={<StatusBadge status={row.line.status} />}
            >
              {t('home.lineSince', {
                line: t(`terms.line.${row.line.evaluation_type}`),
                year: row.line.year,
                when: formatDaysAgo(row.updated_at),
              })}
            </TaskRow>
          ))}
          {comments.map(({ row, count }) => (
            <TaskRow
              key={`comment ${row.id}`}
              icon={MessageSquare}
              href={`/evaluations/detail/${row.object_id}/instrument/${row.instrument_id ?? 1}`}
              title={row.title}
              badge={
                <Badge tone="blue" icon={MessageSquare}>
                  {t('home.unread', { count })}
                </Badge>
              }
            >
              {row.message}
            </TaskRow>
          ))}
        </ul>
      )}
    </Card>
  )
}
