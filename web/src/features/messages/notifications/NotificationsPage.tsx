import { Bell } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../kit/actions/AnswerFallback.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { Card } from '../../../ui/cards/Card.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { LoadingRows } from '../../../ui/waiting/LoadingRows.tsx'
import { NotificationRows } from './NotificationRows.tsx'
import { useNotifications } from './use-notifications.ts'
import { useOpenNotification } from './use-open-notification.ts'

export function NotificationsPage() {
  const { t } = useTranslation()
  const notifications = useNotifications()
  const open = useOpenNotification()
  const { data, rows, unread } = notifications
  const announcement =
    unread === 0 ? t('notifications.allRead') : t('notifications.unreadCount', { count: unread })
  usePageTitle(t('notifications.title'))
  return (
    <>
      <PageHeading
        title={t('notifications.title')}
        // A space keeps the line's height while nothing is loaded.
        hint={data ? announcement : '\u00a0'}
      />
      <Card isFlush>
        {!data && <AnswerFallback query={notifications} waiting={<LoadingRows />} />}
        {data && rows.length === 0 && (
          <EmptyState icon={Bell} title={t('notifications.none')}>
            {t('notifications.noneText')}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <NotificationRows isWide notifications={notifications} onChosen={(row) => void open(row)} />
        )}
      </Card>
    </>
  )
}
