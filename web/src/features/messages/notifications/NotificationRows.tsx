import type { Notification } from 'contract/messages/notifications'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx'
import { classes } from '../../../ui/classes.ts'
import type { Notifications } from './use-notifications.ts'

type Props = {
  notifications: Notifications
  /** The time is next to the text, as on a page of its own. */
  isWide?: boolean
  onChosen: (row: Notification) => void
}

export function NotificationRows({ notifications, isWide = false, onChosen }: Props) {
  const { t } = useTranslation()
  const { rows, hasNextPage, isFetchingNextPage, fetchNextPage } = notifications
  return (
    <>
      <ul>
        {rows.map((row) => (
          <NotificationRow key={row.id} row={row} isWide={isWide} onChosen={() => onChosen(row)} />
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

type RowProps = { row: Notification; isWide: boolean; onChosen: () => void }

function NotificationRow({ row, isWide, onChosen }: RowProps) {
  const { t } = useTranslation()
  return (
    <li className="border-b border-border">
      <PlainButton
        onPress={onChosen}
        className="flex w-full items-start gap-2.5 rounded-control px-3 py-3 text-start -outline-offset-3! hover:bg-surface2 wide:px-4"
      >
        <span
          className={classes('mt-2 size-2 shrink-0 rounded-pill', !row.is_read && 'border-4 border-primary')}
        />
        <span
          className={classes(
            'flex min-w-0 flex-1 flex-col gap-0.5',
            isWide && 'wide:flex-row wide:items-baseline wide:justify-between wide:gap-6',
          )}
        >
          <span className="flex min-w-0 flex-col gap-0.5">
            <span className={classes('text-15 wrap-anywhere', !row.is_read && 'font-strong')}>
              {!row.is_read && <span className="sr-only">{t('notifications.unread')} </span>}
              {row.title}
            </span>{' '}
            <span className="text-14 typed-text text-text2">{row.message}</span>
          </span>{' '}
          <time
            dateTime={row.created_at}
            className="shrink-0 text-13 text-text2 tabular-nums phone:whitespace-nowrap"
          >
            {row.code === 'message' && row.params.person !== undefined && `${row.params.person} · `}
            {formatDateTime(row.created_at)}
          </time>
        </span>
      </PlainButton>
    </li>
  )
}
