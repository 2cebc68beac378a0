import type { Notification } from 'contract/notifications'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../i18n/format-date.ts'
import { Button } from '../../ui/Button.tsx'
import type { Notifications } from './use-notifications.ts'

type Props = { notifications: Notifications; onChosen: (row: Notification) => void }

/** Each notification as a button, and the older ones on request. */
export function NotificationRows({ notifications, onChosen }: Props) {
  const { t } = useTranslation()
  const { rows, hasNextPage, isFetchingNextPage, fetchNextPage } = notifications
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="border-b border-border">
            <AriaButton
              onPress={() => onChosen(row)}
              className="block w-full rounded-control px-3 py-2.5 text-start -outline-offset-3! data-hovered:bg-surface2 wide:px-4"
            >
              <span
                className={`block text-15 wrap-anywhere ${row.is_read ? '' : 'font-strong before:me-2 before:inline-block before:size-2 before:rounded-pill before:bg-primary'}`}
              >
                {!row.is_read && <span className="sr-only">{t('notifications.unread')} </span>}
                {row.title}
              </span>
              <span className="block text-14 wrap-anywhere whitespace-pre-line text-text2">
                {row.message}
              </span>
              <time dateTime={row.created_at} className="block text-13 text-text2">
                {formatDateTime(row.created_at)}
              </time>
            </AriaButton>
          </li>
        ))}
      </ul>
      <div className="flex justify-center p-2">
        <Button
          kind="quiet"
          isDisabled={!hasNextPage}
          isPending={isFetchingNextPage}
          onPress={() => void fetchNextPage()}
        >
          {t('notifications.readMore')}
        </Button>
      </div>
    </>
  )
}
