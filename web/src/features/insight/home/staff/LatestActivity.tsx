import { useQuery } from '@tanstack/react-query'
import { type Notification, pageOfNotification } from 'contract/messages/notifications'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { FoldedCard } from '../../../../ui/cards/FoldedCard.tsx'
import { Avatar } from '../../../../ui/figures/Avatar.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { LoadingRows } from '../../../../ui/waiting/LoadingRows.tsx'
import { notificationsQuery } from '../../../messages/notifications/queries.ts'

const shown = 3

export function LatestActivity() {
  const { t } = useTranslation()
  const query = useQuery(notificationsQuery())
  const rows = (query.data?.results ?? []).slice(0, shown)
  const [newest] = rows
  // People who get no notifications, such as administrators, see nothing.
  if (query.data && !newest) return null
  if (!newest)
    return (
      <Card isFlush title={t('home-lists.activity')}>
        <AnswerFallback query={query} waiting={<LoadingRows rows={1} />} />
      </Card>
    )
  return (
    <FoldedCard
      title={t('home-lists.activity')}
      hint={`${formatDateTime(newest.created_at)} · ${newest.title}`}
    >
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="flex gap-3 border-t border-border px-4 py-3 text-15 wide:px-5">
            <Avatar name={String(row.params.person ?? row.title)} />
            <div className="min-w-0">
              <Title row={row} />
              <p>{row.message}</p>
              <time dateTime={row.created_at} className="block text-13 text-text2">
                {formatDateTime(row.created_at)}
              </time>
            </div>
          </li>
        ))}
      </ul>
    </FoldedCard>
  )
}

function Title({ row }: { row: Notification }) {
  const page = pageOfNotification(row)
  return page === null ? <p className="font-medium">{row.title}</p> : <Link href={page}>{row.title}</Link>
}
