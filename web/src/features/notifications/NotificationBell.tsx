import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Notification } from 'contract/notifications'
import { Bell } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Dialog as AriaDialog, DialogTrigger, Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../i18n/format-date.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { popoverStyle } from '../../ui/list-style.ts'
import { markAsRead, notificationsQuery } from './queries.ts'

/** What happened elsewhere; the number is what has not been read. Asked for again every five minutes. */
export function NotificationBell() {
  const { t } = useTranslation()
  const { data } = useQuery(notificationsQuery())
  const unread = data?.unread ?? 0
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
          {({ close }) => <Notifications rows={data?.results ?? []} onChosen={close} />}
        </AriaDialog>
      </Popover>
    </DialogTrigger>
  )
}

function Notifications({ rows, onChosen }: { rows: Notification[]; onChosen: () => void }) {
  const { t } = useTranslation()
  const router = useRouter()
  const queryClient = useQueryClient()
  if (rows.length === 0) return <EmptyState title={t('notifications.none')} />

  const choose = async ({ id, object_id, instrument_id, is_read }: Notification) => {
    onChosen()
    if (!is_read) {
      await markAsRead(id).catch(() => undefined)
      await queryClient.invalidateQueries({ queryKey: ['notifications'] })
    }
    if (object_id !== null) {
      router.history.push(`/evaluations/detail/${object_id}/instrument/${instrument_id ?? 1}`)
    }
  }

  return (
    <ul className="max-h-[70vh] overflow-auto">
      {rows.map((row) => (
        <li key={row.id} className="border-b border-border last:border-0">
          <Button
            onPress={() => void choose(row)}
            className="block w-full rounded-control px-3 py-2.5 text-start data-hovered:bg-surface2"
          >
            <span className={`block text-15 ${row.is_read ? '' : 'font-strong'}`}>
              {!row.is_read && <span className="sr-only">{t('notifications.unread')} </span>}
              {row.title}
            </span>
            <span className="block text-14 text-text2">{row.message}</span>
            <time dateTime={row.created_at} className="block text-13 text-text2">
              {formatDateTime(row.created_at)}
            </time>
          </Button>
        </li>
      ))}
    </ul>
  )
}
