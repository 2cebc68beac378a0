import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Opener } from '../../../ui/overlays/Opener.tsx'
import { notificationsQuery } from './queries.ts'

const load = () => import('./OpenBell.tsx')

/** The number counts unread notifications. */
export function NotificationBell() {
  const { t } = useTranslation()
  const unread = useQuery(notificationsQuery()).data?.unread ?? 0
  return (
    <Opener
      popup="dialog"
      load={load}
      trigger={
        <IconButton icon={Bell} label={t('notifications.bell', { count: unread })}>
          {unread > 0 && (
            <span className="absolute end-1 top-1 min-w-4.5 rounded-pill bg-danger-solid px-1 text-11 leading-4.5 font-bold text-surface">
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </IconButton>
      }
    >
      {({ OpenBell }, opened) => <OpenBell {...opened} />}
    </Opener>
  )
}
