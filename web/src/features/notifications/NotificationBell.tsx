import { Bell } from 'lucide-react'
import { Dialog as AriaDialog, DialogTrigger, Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../i18n/problem-text.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Link } from '../../ui/Link.tsx'
import { popoverStyle } from '../../ui/list-style.ts'
import { NotificationRows } from './NotificationRows.tsx'
import { useNotifications } from './use-notifications.ts'

/** What happened elsewhere; the number is what has not been read. */
export function NotificationBell() {
  const { t } = useTranslation()
  const notifications = useNotifications()
  const { unread, rows, error } = notifications
  return (
    <DialogTrigger>
      <IconButton icon={Bell} label={t('notifications.bell', { count: unread })}>
        {unread > 0 && (
          <span className="absolute end-1 top-1 min-w-4.5 rounded-pill bg-danger-solid px-1 text-11 leading-4.5 font-bold text-surface">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </IconButton>
      <Popover className={popoverStyle} placement="bottom end">
        <AriaDialog aria-label={t('notifications.title')} className="w-88 max-w-[92vw] outline-none">
          {({ close }) => (
            <>
              <div className="max-h-[65vh] overflow-auto">
                {rows.length === 0 ? (
                  <EmptyState title={error ? problemText(t, error) : t('notifications.none')} />
                ) : (
                  <NotificationRows
                    notifications={notifications}
                    onChosen={(row) => {
                      close()
                      void notifications.open(row)
                    }}
                  />
                )}
              </div>
              <p className="border-t border-border px-3 py-2.5 text-center text-15">
                <Link href="/notifications" onPress={close}>
                  {t('notifications.all')}
                </Link>
              </p>
            </>
          )}
        </AriaDialog>
      </Popover>
    </DialogTrigger>
  )
}
