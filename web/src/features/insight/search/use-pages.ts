import { can } from 'contract/access/permissions'
import { fold } from 'contract/platform/shapes'
import { useTranslation } from '../../../i18n/translation.tsx'
import { menuFor } from '../../../kit/page/menu.ts'
import { useActor } from '../../../session/use-session.ts'
import type { Category } from './categories.ts'

/** Pages of the menu that the person may open. */
export const usePages = (sought: string): Category => {
  const { t } = useTranslation()
  const actor = useActor()
  const pages = [
    { href: '/home', label: t('home.title') },
    ...menuFor(actor).map(({ href, label }) => ({ href, label: t(`shell.entry.${label}`) })),
    { href: '/notifications', label: t('notifications.title') },
    { href: '/profile', label: t('shell.profile') },
    ...(can(actor, 'audit.list') ? [{ href: '/audit', label: t('shell.entry.audit') }] : []),
    ...(can(actor, 'webhook.list') ? [{ href: '/integrations', label: t('shell.entry.integrations') }] : []),
    ...(can(actor, 'operation.read') ? [{ href: '/operation', label: t('shell.entry.operation') }] : []),
  ]
  const hits = pages
    .filter(({ label }) => fold(label).includes(fold(sought)))
    .map((page) => ({ id: page.href, ...page }))
  return { name: 'pages', hits, isSearching: false, error: null, again: () => undefined }
}
