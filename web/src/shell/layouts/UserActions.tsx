import { can } from 'contract/access/permissions'
import {
  Accessibility,
  GraduationCap,
  Keyboard,
  LogOut,
  Palette,
  ScrollText,
  ServerCog,
  ShieldCheck,
  UserRound,
  Webhook,
} from 'lucide'
import { useState } from 'react'
import { readOwnTexts } from '../../i18n/read-language.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { openAid } from '../../kit/page/open-aid.ts'
import { useActor } from '../../session/use-session.ts'
import type { Opened } from '../../ui/overlays/Opener.tsx'
import { OpenMenu } from '../../ui/overlays/OpenMenu.tsx'
import { lazyDialog } from '../../ui/waiting/lazily.tsx'
import { useLogout } from '../account/use-logout.ts'

const LogoutDialog = lazyDialog(async () => {
  const [part] = await Promise.all([import('../account/LogoutDialog.tsx'), readOwnTexts('unsent')])
  return part.LogoutDialog
})

export function UserActions(opened: Opened) {
  const { t } = useTranslation()
  const [isWarned, setWarned] = useState(false)
  const logout = useLogout()
  const actor = useActor()
  const mayAudit = can(actor, 'audit.list')
  const mayOperate = can(actor, 'operation.read')
  const mayIntegrate = can(actor, 'webhook.list')
  const leave = async () => {
    if (await logout.hasUnsent()) setWarned(true)
    else await logout.run()
  }
  return (
    <>
      <OpenMenu
        {...opened}
        label={t('shell.userMenu')}
        actions={[
          { id: 'profile', label: t('shell.profile'), icon: UserRound, href: '/profile' },
          ...(mayAudit
            ? [{ id: 'audit', label: t('shell.entry.audit'), icon: ScrollText, href: '/audit' }]
            : []),
          ...(mayOperate
            ? [{ id: 'operation', label: t('shell.entry.operation'), icon: ServerCog, href: '/operation' }]
            : []),
          ...(mayIntegrate
            ? [
                {
                  id: 'integrations',
                  label: t('shell.entry.integrations'),
                  icon: Webhook,
                  href: '/integrations',
                },
              ]
            : []),
          {
            id: 'appearance',
            label: t('about.appearance'),
            icon: Palette,
            onAction: () => openAid('appearance'),
          },
          { id: 'tutorial', label: t('about.tutorial'), icon: GraduationCap, href: '/tutorial' },
          {
            id: 'shortcuts',
            label: t('about.shortcuts'),
            icon: Keyboard,
            onAction: () => openAid('shortcuts'),
          },
          { id: 'privacy', label: t('about.privacy'), icon: ShieldCheck, onAction: () => openAid('privacy') },
          {
            id: 'accessibility',
            label: t('about.accessibility'),
            icon: Accessibility,
            href: '/accessibility',
          },
          { id: 'logout', label: t('shell.logout'), icon: LogOut, onAction: leave },
        ]}
      />
      <LogoutDialog isOpen={isWarned} onClose={() => setWarned(false)} />
    </>
  )
}
