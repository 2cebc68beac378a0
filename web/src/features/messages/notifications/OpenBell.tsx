import { Dialog as AriaDialog, Popover } from 'react-aria-components/Popover'
import { problemText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { ErrorState } from '../../../ui/messages/ErrorState.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { popoverStyle } from '../../../ui/overlays/list-style.ts'
import type { Opened } from '../../../ui/overlays/Opener.tsx'
import { LoadingState } from '../../../ui/waiting/LoadingState.tsx'
import { NotificationRows } from './NotificationRows.tsx'
import { useNotifications } from './use-notifications.ts'
import { useOpenNotification } from './use-open-notification.ts'

export function OpenBell(opened: Opened) {
  const { t } = useTranslation()
  const notifications = useNotifications()
  const open = useOpenNotification()
  const { data, rows, error, refetch, isFetching } = notifications
  const close = () => opened.onOpenChange(false)
  return (
    <Popover {...opened} className={popoverStyle} placement="bottom end">
      <AriaDialog aria-label={t('notifications.title')} className="w-88 max-w-[92vw] outline-none">
        <h2 className="border-b border-border px-3 pt-2 pb-3 text-16 wide:px-4">
          {t('notifications.title')}
        </h2>
        <div className="max-h-[60vh] overflow-auto">
          {!data && error ? (
            <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
              {problemText(t, error)}
            </ErrorState>
          ) : !data ? (
            <LoadingState />
          ) : rows.length === 0 ? (
            <EmptyState title={t('notifications.none')} />
          ) : (
            <NotificationRows
              notifications={notifications}
              onChosen={(row) => {
                close()
                void open(row)
              }}
            />
          )}
        </div>
        <p className="border-t border-border px-3 py-2.5 text-center text-15">
          <Link href="/notifications" onPress={close}>
            {t('notifications.all')}
          </Link>
        </p>
      </AriaDialog>
    </Popover>
  )
}
